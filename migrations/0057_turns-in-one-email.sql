ALTER TABLE "recipient_openings" ADD COLUMN "passed_on_to" text;--> statement-breakpoint
ALTER TABLE "recipient_openings" ADD COLUMN "passed_on_reported_at" timestamp with time zone;