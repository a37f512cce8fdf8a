"""A campaign leaves a server as an archive of the folder form, and comes in as one."""
