-- A count of guesses needs no flush to disk. After a crash of the database all counts begin again.
ALTER TABLE "guess_counts" SET UNLOGGED;
