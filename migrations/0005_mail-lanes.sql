CREATE TYPE "public"."mail_lane" AS ENUM('urgent', 'release', 'notice');--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "lane" "mail_lane" DEFAULT 'notice' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "next_try_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("lane",split_part(lower("recipient"), '@', -1),"next_try_at") WHERE "mails"."state" = 'queued';--> statement-breakpoint
UPDATE "mails" SET "lane" = (CASE
  WHEN "kind" IN ('registration-code', 'already-registered', 'login-code', 'password-reset-code', 'password-changed',
    'access-code', 'report-warning') THEN 'urgent'
  WHEN "kind" IN ('share-notice', 'share-selection', 'lapse-question', 'free-period-ends', 'payment-overdue',
    'service-blocked', 'payment-link', 'subscription-cancelled', 'data-destroyed') THEN 'notice'
  ELSE 'release' END)::"mail_lane"
WHERE "state" = 'queued';
