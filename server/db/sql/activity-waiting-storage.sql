-- A row leaves this table in the transaction that brought it. A crash leaves none, so they need no flush to disk.
ALTER TABLE "activity_waiting" SET UNLOGGED;
