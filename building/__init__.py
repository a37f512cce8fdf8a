"""How the server is made ready in a checkout: packages, pages, compiled rules. Needs nothing but Python itself."""
