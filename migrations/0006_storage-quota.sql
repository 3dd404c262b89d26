ALTER TABLE "stored_files" ADD COLUMN "expected" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "stored_files" SET "expected" = "uploads"."length" FROM "uploads" WHERE "uploads"."id" = "stored_files"."id";
