"""`python -m belle_etoile`."""

from .cli import main

raise SystemExit(main())
