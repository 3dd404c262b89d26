CREATE TYPE "public"."bounce_kind" AS ENUM('complaint', 'soft', 'hard');--> statement-breakpoint
CREATE TABLE "mail_event_receipts" (
	"digest" "bytea" PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "bounce_kind" "bounce_kind";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mail_event_receipts_received_at" ON "mail_event_receipts" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_bounced_at" CHECK (("mails"."bounce_kind" is null) = ("mails"."bounced_at" is null));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_taken_at" CHECK (("mails"."taken_at" is not null) = coalesce("mails"."bounce_kind" in ('hard', 'soft'), false));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_bounced_hard" CHECK ("mails"."bounce_kind" is distinct from 'hard' or "mails"."refused_at" is not null);--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_bounced_soft" CHECK ("mails"."bounce_kind" is distinct from 'soft' or ("mails"."state" = 'failed' and "mails"."refused_at" is null));