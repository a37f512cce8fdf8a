### belle-etoile doctor

doctor-well = All is there; the server can start.
doctor-undone =
    { $number ->
        [one] One thing needs doing before the server starts.
       *[other] { $number } things need doing before the server starts.
    }
doctor-python = Python
doctor-rules = Rules
doctor-compiler = C compiler
doctor-database = Database
doctor-disk = Free space
doctor-port = Port
doctor-pages = Pages
doctor-mail = Mail
doctor-zones = Time zones

doctor-python-well = { $version } ({ $place })
doctor-rules-compiled = compiled
doctor-rules-interpreted = interpreted: complete, but bots think far more slowly
doctor-rules-interpreted-do = With a C compiler “make play” compiles them; a compiled wheel brings them.
doctor-compiler-well = { $place }
doctor-compiler-none = none
doctor-compiler-none-do = Install one to compile the rules, such as gcc (“apt install gcc python3-dev”).
doctor-compiler-no-headers = { $place }, but without Python’s headers (Python.h)
doctor-compiler-no-headers-do = Install them to compile the rules, for example “apt install python3-dev”.
doctor-database-new = { $url }, to be prepared at the first start ({ $engine })
doctor-database-well = { $url } answers and can be written ({ $engine }, schema { $revision })
doctor-database-older = { $url } answers and can be written ({ $engine }, schema { $revision }; the next start brings it to { $head })
doctor-database-newer = { $url } has schema { $revision }, this version knows { $head } at most
doctor-database-newer-do = Install the version that prepared it, or a later one.
doctor-database-unreachable = { $url } does not answer: { $reason }
doctor-database-unreachable-do = Check the address after --database, and that the database runs.
doctor-database-unwritable = { $url } cannot be written: { $reason }
doctor-database-unwritable-do = Give this account the right to write there, or another place with --database.
doctor-database-wrong = { $url } is not the address of a database: { $reason }
doctor-database-wrong-do = Write sqlite:///FILE or postgresql://name:password@host/base after --database.
doctor-disk-well = { NUMBER($free, maximumFractionDigits: 1) } GB in { $place }
doctor-disk-low = { NUMBER($free, maximumFractionDigits: 1) } GB in { $place }
doctor-disk-low-do = Make room: it takes at least { NUMBER($least, maximumFractionDigits: 1) } GB.
doctor-disk-elsewhere = the PostgreSQL server’s affair
doctor-disk-unknown = no database, no place
doctor-port-free = { $port } is free on { $host }
doctor-port-ours = { $port } on { $host }: a Belle Étoile answers there already
doctor-port-taken = { $port } on { $host } is taken by another program
doctor-port-taken-do = Stop it, or choose another port with --port.
doctor-port-impossible = nobody can listen at port { $port } of { $host }: { $reason }
doctor-port-impossible-do = Choose an address of this machine with --host, and a port from 1024 up with --port.
doctor-pages-well = { $place }
doctor-pages-none = none in { $place }
doctor-pages-none-do = “make play” builds them; a wheel brings them.
doctor-pages-incomplete =
    { $number ->
        [one] { $missing } is missing in { $place }
       *[other] { $missing } and other files are missing in { $place }
    }
doctor-pages-incomplete-do = Delete that folder; “make play” builds it again.
doctor-pages-old = those in { $place } are older than their sources
doctor-pages-old-do = “make play” builds them again.
doctor-mail-none = no server is given; no mail leaves
doctor-mail-well = { $server } answers
doctor-mail-wrong = the address of the mail server cannot be read
doctor-mail-wrong-do = Write { $schemes } before its name, in BELLE_ETOILE_SMTP or after --smtp.
doctor-mail-refused = { $server } refuses: { $reason }
doctor-mail-refused-do = Check name, port and password in BELLE_ETOILE_SMTP or after --smtp.
doctor-zones-well = { $zone } is known
doctor-zones-none = { $zone } is unknown: calendars of campaigns would have universal time only
doctor-zones-none-do = Install the time zone data, for example “apt install tzdata” or “pip install tzdata”.
