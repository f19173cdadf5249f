"""HTTP and sockets: requests, answers, and who somebody is."""
