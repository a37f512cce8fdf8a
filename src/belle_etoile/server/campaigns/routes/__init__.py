"""What comes in about campaigns, one module for each part of their pages."""
