"""Many servers, one city: several servers on one PostgreSQL and one broker, of which each table has one at a time.

PostgreSQL says whose a table is (``registry``, ``leases``); any server takes any request, and passes it on to the owner
through NATS (``broker``, ``sessions``, ``forwarding``). Who lives, and who does not any more, is found out in ``fleet``
by the ``census``. One server alone has none of this, but a lock that keeps others out (``opening``).
"""
