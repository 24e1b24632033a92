"""Tables connected to a web worker: the whole game in a browser, without a server. Standard library alone.

A worker of the page runs this package in Pyodide. What it needs of the browser are a few functions of JavaScript
(``ports``): a shelf in IndexedDB for journals, and another worker that thinks for bots.
"""
