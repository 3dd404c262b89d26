CREATE TABLE "substitute_turns" (
	"trigger_byte_id" bigint NOT NULL,
	"substitute_email" text NOT NULL,
	"email" text NOT NULL,
	"report_id" bigint,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "substitute_turns_trigger_byte_id_substitute_email_pk" PRIMARY KEY("trigger_byte_id","substitute_email"),
	CONSTRAINT "substitute_turns_other_person" CHECK ("substitute_turns"."email" <> "substitute_turns"."substitute_email")
);
--> statement-breakpoint
ALTER TABLE "substitute_turns" ADD CONSTRAINT "substitute_turns_trigger_byte_id_trigger_bytes_id_fk" FOREIGN KEY ("trigger_byte_id") REFERENCES "public"."trigger_bytes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substitute_turns" ADD CONSTRAINT "substitute_turns_report_id_death_incapacitation_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."death_incapacitation_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "substitute_turns_report_id" ON "substitute_turns" USING btree ("report_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_substitute_turns"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND (new.report_id IS NULL OR EXISTS (
    SELECT FROM death_incapacitation_reports r JOIN trigger_bytes t ON t.user_id = r.user_id
    WHERE r.id = new.report_id AND r.status = 'released' AND t.id = new.trigger_byte_id
  )) THEN
    RETURN new;
  END IF;
  RAISE EXCEPTION 'only a release passes on, and only what its owner left' USING ERRCODE = 'check_violation';
END $$;

CREATE OR REPLACE TRIGGER "substitute_turn" BEFORE INSERT OR UPDATE ON "substitute_turns"
  FOR EACH ROW EXECUTE FUNCTION "guard_substitute_turns"();--> statement-breakpoint
-- Runs while a transaction commits, because the release has to end before what it passed on is taken back.
CREATE OR REPLACE FUNCTION "guard_revoked_turns"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.status = 'revoked' AND EXISTS (SELECT FROM substitute_turns WHERE report_id = new.id) THEN
    RAISE EXCEPTION 'the end of a release takes back what it passed on' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS "report_revoked_turns" ON "death_incapacitation_reports";
CREATE CONSTRAINT TRIGGER "report_revoked_turns" AFTER UPDATE ON "death_incapacitation_reports"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "guard_revoked_turns"();--> statement-breakpoint
INSERT INTO "substitute_turns" ("trigger_byte_id", "substitute_email", "email", "report_id", "taken_at")
  SELECT o.trigger_byte_id, o.passed_on_to, o.email,
    CASE WHEN coalesce(t.sharing_config -> o.email ->> 'releaseType', 'always') IN ('always', 'death_incapacitation') THEN r.id END,
    o.passed_on_at
  FROM recipient_openings o
  JOIN trigger_bytes t ON t.id = o.trigger_byte_id
  LEFT JOIN death_incapacitation_reports r ON r.user_id = t.user_id AND r.status = 'released' AND o.passed_on_at >= r.released_at
  WHERE o.passed_on_to = ANY(t.sharing_emails) AND o.passed_on_at IS NOT NULL
  ON CONFLICT DO NOTHING;
