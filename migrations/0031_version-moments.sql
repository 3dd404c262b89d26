ALTER TABLE "trigger_byte_versions" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
-- A version was replaced when the state after it was saved: the next version, or what stands now.
UPDATE "trigger_byte_versions" SET "replaced_at" = coalesce(
  (SELECT min("next"."saved_at") FROM "trigger_byte_versions" AS "next"
    WHERE "next"."trigger_byte_id" = "trigger_byte_versions"."trigger_byte_id" AND "next"."seqno" > "trigger_byte_versions"."seqno"),
  (SELECT "last_update" FROM "trigger_bytes" WHERE "trigger_bytes"."id" = "trigger_byte_versions"."trigger_byte_id"));--> statement-breakpoint
ALTER TABLE "trigger_byte_versions" ALTER COLUMN "replaced_at" SET NOT NULL;
