-- Ciphertext does not compress. Stored as it is, a part of a chunk can be read without the rest.
ALTER TABLE "stored_file_chunks" ALTER COLUMN "data" SET STORAGE EXTERNAL;
