"""The cores as WebAssembly: the module (``module``), and a load over a host that runs it (``load``, ``host``)."""
