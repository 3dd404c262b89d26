ALTER TABLE "trigger_byte_files" ADD COLUMN "purged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trigger_bytes" ADD COLUMN "purged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sharing_news" ADD COLUMN "tells_of_edits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "configuration_changes" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trigger_byte_files" ADD CONSTRAINT "trigger_byte_files_purged_from_trash" CHECK ("trigger_byte_files"."purged_at" is null or "trigger_byte_files"."trashed_at" is not null);--> statement-breakpoint
ALTER TABLE "trigger_bytes" ADD CONSTRAINT "trigger_bytes_purged_from_trash" CHECK ("trigger_bytes"."purged_at" is null or "trigger_bytes"."trashed_at" is not null);--> statement-breakpoint
-- Until now every change was mailed at once.
UPDATE "configuration_changes" SET "mailed_at" = "changed_at";
