"""Speed: how many moves a second, here and elsewhere."""
