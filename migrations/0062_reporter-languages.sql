ALTER TABLE "lost_reporter_tokens" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "reporter_tokens" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "lost_reporter_tokens" ADD CONSTRAINT "lost_reporter_tokens_language" CHECK ("lost_reporter_tokens"."language" in ('en', 'af', 'zu', 'xh', 'fr', 'pt', 'de', 'nl'));--> statement-breakpoint
ALTER TABLE "reporter_tokens" ADD CONSTRAINT "reporter_tokens_language" CHECK ("reporter_tokens"."language" in ('en', 'af', 'zu', 'xh', 'fr', 'pt', 'de', 'nl'));