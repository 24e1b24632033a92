"""The folder of files in a browser, measured."""
