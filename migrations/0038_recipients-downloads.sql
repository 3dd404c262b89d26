ALTER TABLE "download_tickets" DROP CONSTRAINT "download_tickets_purpose";--> statement-breakpoint
ALTER TABLE "download_tickets" DROP CONSTRAINT "download_tickets_file";--> statement-breakpoint
ALTER TABLE "download_tickets" ALTER COLUMN "trigger_byte_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "viewer_verified" ADD COLUMN "previous_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "download_tickets" ADD CONSTRAINT "download_tickets_leavebit" CHECK (("download_tickets"."purpose" = 'everything') = ("download_tickets"."trigger_byte_id" is null));--> statement-breakpoint
ALTER TABLE "download_tickets" ADD CONSTRAINT "download_tickets_purpose" CHECK ("download_tickets"."purpose" in ('download', 'preview', 'text', 'zip', 'everything'));--> statement-breakpoint
ALTER TABLE "download_tickets" ADD CONSTRAINT "download_tickets_file" CHECK (("download_tickets"."purpose" in ('download', 'preview')) = ("download_tickets"."stored_file_id" is not null));