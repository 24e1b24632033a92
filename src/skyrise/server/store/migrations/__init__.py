"""The history of the database: one module a step, run when a store is opened."""
