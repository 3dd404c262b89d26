ALTER TYPE "public"."report_event_kind" ADD VALUE 'recipient-unreached' BEFORE 'refuted';--> statement-breakpoint
CREATE INDEX "mails_undelivered_openings" ON "mails" USING btree ("user_id","created_at") WHERE "mails"."kind" = 'released-notice' and "mails"."state" <> 'accepted';--> statement-breakpoint
UPDATE "mails" SET "kind" = 'released-notice', "dedupe_key" = replace("dedupe_key", '/opened-notice/', '/released-notice/')
  WHERE "kind" = 'opened-notice' AND "dedupe_key" LIKE 'report/%';
