-- One live session per owner, whatever races: a second sign-in has to remove the first.
CREATE UNIQUE INDEX "session_one_per_owner" ON "session" ((("sess" ->> 'userId')));--> statement-breakpoint
-- Ciphertext does not compress; storing it uncompressed also lets a part of a chunk be read.
ALTER TABLE "stored_file_chunks" ALTER COLUMN "data" SET STORAGE EXTERNAL;
