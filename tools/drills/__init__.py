"""Drills: real servers are killed, starved, cut off, lied to and crowded, and what they promised is compared.

python -m tools.drills kill --seconds 60 --database postgresql
python -m tools.drills all --minutes 4

Each prints one line of JSON and exits 1 on any failure. All traffic stays on 127.0.0.1.
"""
