-- A count of tries needs no flush to disk. After a crash of the database all counts begin again.
ALTER TABLE "rate_limits" SET UNLOGGED;
