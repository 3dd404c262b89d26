ALTER TYPE "public"."report_event_kind" ADD VALUE 'denied' BEFORE 'warned';--> statement-breakpoint
ALTER TABLE "reporter_tokens" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reporter_tokens" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reporter_tokens" ADD CONSTRAINT "reporter_tokens_answer" CHECK ("reporter_tokens"."answer" in ('accept', 'decline'));--> statement-breakpoint
ALTER TABLE "reporter_tokens" ADD CONSTRAINT "reporter_tokens_answered" CHECK (("reporter_tokens"."answer" is null) = ("reporter_tokens"."answered_at" is null));