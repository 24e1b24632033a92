"""What keeps a server that strangers can reach in order: origins, cookies, limits, headers, quiet logs."""
