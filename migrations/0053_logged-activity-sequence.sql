-- A row leaves this table in the transaction that brought it. A crash leaves none, so they need no flush to disk.
ALTER TABLE "activity_waiting" SET UNLOGGED;
-- Its sequence must be logged. An unlogged one has no valid page on a promoted standby, where every insert would fail.
ALTER SEQUENCE "activity_waiting_id_seq" SET LOGGED;
