ALTER TABLE "report_confirmations" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "death_incapacitation_reports" ADD CONSTRAINT "reports_expired_late_enough" CHECK ("death_incapacitation_reports"."expired_at" >= "death_incapacitation_reports"."expires_at" + make_interval(hours => 720));--> statement-breakpoint
ALTER TABLE "report_confirmations" ADD CONSTRAINT "report_confirmations_withdrawn" CHECK ("report_confirmations"."confirmed_at" is null or "report_confirmations"."withdrawn_at" is null);--> statement-breakpoint
CREATE FUNCTION "guard_report_insertion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.status <> 'pending' OR new.confirmed_at IS NOT NULL THEN
    RAISE EXCEPTION 'a new report is pending and unconfirmed' USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_report_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  confirmations bigint;
BEGIN
  IF (old.id, old.user_id, old.reporter_email, old.report_type, old.required_confirmations, old.refute_time_hours, old.reported_at, old.refute_token)
    IS DISTINCT FROM (new.id, new.user_id, new.reporter_email, new.report_type, new.required_confirmations, new.refute_time_hours, new.reported_at, new.refute_token) THEN
    RAISE EXCEPTION 'a report keeps what it was submitted with' USING ERRCODE = 'check_violation';
  END IF;
  IF new.status <> old.status AND (old.status, new.status) NOT IN
    (('pending', 'released'), ('pending', 'refuted'), ('pending', 'expired'), ('released', 'revoked')) THEN
    RAISE EXCEPTION 'a % report cannot become %', old.status, new.status USING ERRCODE = 'check_violation';
  END IF;
  IF new.status = old.status AND old.status <> 'pending' THEN
    RAISE EXCEPTION 'a % report does not change', old.status USING ERRCODE = 'check_violation';
  END IF;
  IF new.expires_at < old.expires_at OR (old.status <> 'pending' AND new.expires_at <> old.expires_at) THEN
    RAISE EXCEPTION 'the window of a report never shrinks' USING ERRCODE = 'check_violation';
  END IF;
  IF old.status <> 'pending' AND (old.confirmed_at, old.released_at) IS DISTINCT FROM (new.confirmed_at, new.released_at) THEN
    RAISE EXCEPTION 'a % report keeps when it was confirmed and released', old.status USING ERRCODE = 'check_violation';
  END IF;
  IF new.status IN ('released', 'expired') AND old.status = 'pending' THEN
    SELECT count(*) INTO confirmations FROM report_confirmations WHERE report_id = new.id AND confirmed_at IS NOT NULL;
    IF new.status = 'released' AND confirmations < new.required_confirmations THEN
      RAISE EXCEPTION 'a report is released only with enough confirmations' USING ERRCODE = 'check_violation';
    END IF;
    IF new.status = 'expired' AND confirmations >= new.required_confirmations THEN
      RAISE EXCEPTION 'a report with enough confirmations does not expire' USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION "guard_report_confirmations"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  report death_incapacitation_reports%ROWTYPE;
BEGIN
  SELECT * INTO report FROM death_incapacitation_reports WHERE id = coalesce(new.report_id, old.report_id);
  IF TG_OP = 'DELETE' THEN
    IF report.id IS NOT NULL THEN
      RAISE EXCEPTION 'who was asked to confirm a report is kept' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN old;
  END IF;
  IF TG_OP = 'INSERT' AND new.confirmed_at IS NOT NULL THEN
    RAISE EXCEPTION 'a reporter is asked before they confirm' USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND (old.id, old.report_id, old.reporter_email, old.confirmer_email)
    IS DISTINCT FROM (new.id, new.report_id, new.reporter_email, new.confirmer_email) THEN
    RAISE EXCEPTION 'who was asked to confirm a report is kept' USING ERRCODE = 'check_violation';
  END IF;
  IF report.status <> 'pending' AND (TG_OP = 'INSERT' OR (old.confirmed_at, old.confirmation_type, old.withdrawn_at)
    IS DISTINCT FROM (new.confirmed_at, new.confirmation_type, new.withdrawn_at)) THEN
    RAISE EXCEPTION 'the confirmations of a % report do not change', report.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION "guard_report_truncation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what happened to reports is kept: % is never truncated', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "report_insertion" BEFORE INSERT ON "death_incapacitation_reports" FOR EACH ROW EXECUTE FUNCTION "guard_report_insertion"();
--> statement-breakpoint
CREATE TRIGGER "report_confirmation_change" BEFORE INSERT OR UPDATE OR DELETE ON "report_confirmations" FOR EACH ROW EXECUTE FUNCTION "guard_report_confirmations"();
--> statement-breakpoint
DROP TRIGGER "report_event_truncation" ON "report_events";
--> statement-breakpoint
DROP TRIGGER "report_truncation" ON "death_incapacitation_reports";
--> statement-breakpoint
CREATE TRIGGER "report_event_truncation" BEFORE TRUNCATE ON "report_events" FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_truncation"();
--> statement-breakpoint
CREATE TRIGGER "report_truncation" BEFORE TRUNCATE ON "death_incapacitation_reports" FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_truncation"();
--> statement-breakpoint
CREATE TRIGGER "report_confirmation_truncation" BEFORE TRUNCATE ON "report_confirmations" FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_truncation"();
--> statement-breakpoint
CREATE TRIGGER "report_warning_truncation" BEFORE TRUNCATE ON "report_warnings" FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_truncation"();
