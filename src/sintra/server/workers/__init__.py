"""Work in other processes and threads: bots that think, rules and searches that are compiled."""
