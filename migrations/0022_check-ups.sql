ALTER TABLE "users" ADD COLUMN "checkup_every" text DEFAULT 'yearly' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "checked_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "checkup_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lost_reporter_tokens" ADD COLUMN "is_address_good" boolean;--> statement-breakpoint
ALTER TABLE "lost_reporter_tokens" ADD COLUMN "address_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reporter_tokens" ADD COLUMN "is_address_good" boolean;--> statement-breakpoint
ALTER TABLE "reporter_tokens" ADD COLUMN "address_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_checkup_every" CHECK ("users"."checkup_every" in ('yearly', 'half-yearly', 'never'));--> statement-breakpoint
ALTER TABLE "reporter_tokens" ADD CONSTRAINT "reporter_tokens_address_answered" CHECK (("reporter_tokens"."is_address_good" is null) = ("reporter_tokens"."address_answered_at" is null));