ALTER TABLE "users" ADD COLUMN "ask_reporters_on_lapse" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "reporters_asked_days" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "reporters_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_reporters_asked" CHECK (("subscriptions"."reporters_asked_days" is null) = ("subscriptions"."reporters_asked_at" is null)
        and "subscriptions"."reporters_asked_days" in (60, 300));