ALTER TABLE "users" ADD COLUMN "away_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "death_incapacitation_reports" ADD COLUMN "away_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "death_incapacitation_reports" ADD CONSTRAINT "reports_window_after_away" CHECK ("death_incapacitation_reports"."expires_at" >= "death_incapacitation_reports"."away_until" + make_interval(hours => "death_incapacitation_reports"."refute_time_hours"));--> statement-breakpoint
ALTER TABLE "death_incapacitation_reports" ADD CONSTRAINT "reports_away_range" CHECK ("death_incapacitation_reports"."away_until" > "death_incapacitation_reports"."reported_at" and "death_incapacitation_reports"."away_until" <= "death_incapacitation_reports"."reported_at" + make_interval(hours => 2160));--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_report_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  confirmations bigint;
  needed interval := make_interval(hours => least(new.refute_time_hours, 12));
BEGIN
  IF (old.id, old.user_id, old.reporter_email, old.report_type, old.required_confirmations, old.refute_time_hours, old.reported_at, old.away_until, old.refute_token)
    IS DISTINCT FROM (new.id, new.user_id, new.reporter_email, new.report_type, new.required_confirmations, new.refute_time_hours, new.reported_at, new.away_until, new.refute_token) THEN
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
  IF new.round NOT IN (old.round, old.round + 1) OR (new.round = old.round AND new.restarted_at IS DISTINCT FROM old.restarted_at)
    OR (old.status <> 'pending' AND new.round <> old.round) THEN
    RAISE EXCEPTION 'a report begins again only while it is pending' USING ERRCODE = 'check_violation';
  END IF;
  IF old.status <> 'pending' AND (old.confirmed_at, old.released_at) IS DISTINCT FROM (new.confirmed_at, new.released_at) THEN
    RAISE EXCEPTION 'a % report keeps when it was confirmed and released', old.status USING ERRCODE = 'check_violation';
  END IF;
  IF new.status = 'refuted' AND new.refuted_by = 'reporter' AND EXISTS (
    SELECT FROM report_confirmations WHERE report_id = new.id AND confirmed_at IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'a report that another reporter has confirmed is not taken back' USING ERRCODE = 'check_violation';
  END IF;
  IF new.status IN ('released', 'expired') AND old.status = 'pending' THEN
    SELECT count(*) INTO confirmations FROM report_confirmations WHERE report_id = new.id AND confirmed_at IS NOT NULL;
    IF new.status = 'released' AND confirmations < new.required_confirmations THEN
      RAISE EXCEPTION 'a report is released only with enough confirmations' USING ERRCODE = 'check_violation';
    END IF;
    IF new.status = 'released' AND EXISTS (SELECT FROM service_state WHERE recovery_since IS NOT NULL) THEN
      RAISE EXCEPTION 'nothing is released in recovery' USING ERRCODE = 'check_violation';
    END IF;
    -- The owner was told at most a day before the last needed confirmation. The product has worked long enough since.
    IF new.status = 'released' AND NOT EXISTS (
      SELECT FROM report_warnings w
      JOIN mails m ON m.id = w.mail_id
      CROSS JOIN LATERAL (
        SELECT coalesce(m.accepted_at, m.refused_at, CASE WHEN m.state = 'failed' AND m.last_error IS DISTINCT FROM 'Its text could not be opened on our side' THEN m.created_at + interval '72 hours' END) AS at
      ) AS told
      WHERE w.report_id = new.id AND w.round = new.round
        -- A mail that came back counts from the moment a mail server took it.
        AND coalesce(m.taken_at, told.at) >= new.confirmed_at - interval '24 hours'
        AND new.released_at - told.at - coalesce((
          SELECT sum(least(o.ended_at, new.released_at) - greatest(o.started_at, told.at))
          FROM service_outages o WHERE o.ended_at > told.at AND o.started_at < new.released_at
        ), interval '0') >= needed
    ) THEN
      RAISE EXCEPTION 'a report is released only after a final notice' USING ERRCODE = 'check_violation';
    END IF;
    -- A warning that waits holds the report until it was tried after three days.
    IF new.status = 'released' AND EXISTS (
      SELECT FROM report_warnings w
      JOIN mails m ON m.id = w.mail_id
      WHERE w.report_id = new.id AND w.round = new.round AND m.state = 'queued'
        AND (m.last_attempt_at >= m.created_at + interval '72 hours') IS NOT TRUE
    ) THEN
      RAISE EXCEPTION 'a report is released only after its waiting warnings were tried' USING ERRCODE = 'check_violation';
    END IF;
    IF new.status = 'expired' AND confirmations >= new.required_confirmations THEN
      RAISE EXCEPTION 'a report with enough confirmations does not expire' USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER "report_change" BEFORE UPDATE ON "death_incapacitation_reports"
  FOR EACH ROW EXECUTE FUNCTION "guard_report_change"();
