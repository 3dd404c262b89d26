CREATE TABLE "report_confirmation_links" (
	"confirmation_token" "bytea" PRIMARY KEY NOT NULL,
	"confirmation_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_confirmations" ADD COLUMN "asked_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_confirmation_links" ADD CONSTRAINT "report_confirmation_links_confirmation_id_report_confirmations_id_fk" FOREIGN KEY ("confirmation_id") REFERENCES "public"."report_confirmations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_confirmation_links_confirmation_id" ON "report_confirmation_links" USING btree ("confirmation_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_report_confirmations"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  report death_incapacitation_reports%ROWTYPE;
BEGIN
  SELECT * INTO report FROM death_incapacitation_reports WHERE id = coalesce(new.report_id, old.report_id);
  IF TG_OP = 'DELETE' THEN
    IF report.id IS NOT NULL THEN
      RAISE EXCEPTION 'a report keeps everyone who was asked to confirm it' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN old;
  END IF;
  IF TG_OP = 'INSERT' AND new.confirmed_at IS NOT NULL THEN
    RAISE EXCEPTION 'a reporter is asked before they confirm' USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND (old.id, old.report_id, old.reporter_email, old.confirmer_email)
    IS DISTINCT FROM (new.id, new.report_id, new.reporter_email, new.confirmer_email) THEN
    RAISE EXCEPTION 'a report keeps everyone who was asked to confirm it' USING ERRCODE = 'check_violation';
  END IF;
  IF report.status <> 'pending' AND (TG_OP = 'INSERT' OR (old.confirmed_at, old.confirmation_type, old.withdrawn_at, old.asked_again_at)
    IS DISTINCT FROM (new.confirmed_at, new.confirmation_type, new.withdrawn_at, new.asked_again_at)) THEN
    RAISE EXCEPTION 'the confirmations of a % report do not change', report.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER "report_confirmation_change" BEFORE INSERT OR UPDATE OR DELETE ON "report_confirmations"
  FOR EACH ROW EXECUTE FUNCTION "guard_report_confirmations"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_report_truncation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'nothing about reports is ever truncated, not %', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER "report_event_truncation" BEFORE TRUNCATE ON "report_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_truncation"();
CREATE OR REPLACE TRIGGER "report_truncation" BEFORE TRUNCATE ON "death_incapacitation_reports"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_truncation"();
CREATE OR REPLACE TRIGGER "report_confirmation_truncation" BEFORE TRUNCATE ON "report_confirmations"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_truncation"();
CREATE OR REPLACE TRIGGER "report_confirmation_link_truncation" BEFORE TRUNCATE ON "report_confirmation_links"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_truncation"();
CREATE OR REPLACE TRIGGER "report_warning_truncation" BEFORE TRUNCATE ON "report_warnings"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_truncation"();
