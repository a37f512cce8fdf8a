"""A campaign of Stellarium wherever it lives: in a folder of files, in a database, or in memory for a moment."""
