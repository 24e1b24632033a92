"""Tables for people and bots over HTTP and WebSocket: ``skyrise serve``. Needs the extra ``[web]``."""
