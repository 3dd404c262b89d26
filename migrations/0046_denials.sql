ALTER TABLE "report_confirmations" ADD COLUMN "denied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_confirmations" ADD COLUMN "denial_reason" "bytea";--> statement-breakpoint
ALTER TABLE "report_confirmations" ADD COLUMN "denial_withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_confirmations" ADD CONSTRAINT "report_confirmations_denied" CHECK ("report_confirmations"."denied_at" is not null or ("report_confirmations"."denial_reason" is null and "report_confirmations"."denial_withdrawn_at" is null));--> statement-breakpoint
ALTER TABLE "report_confirmations" ADD CONSTRAINT "report_confirmations_not_both" CHECK ("report_confirmations"."confirmed_at" is null or "report_confirmations"."denied_at" is null or "report_confirmations"."denial_withdrawn_at" is not null);--> statement-breakpoint
ALTER TABLE "report_confirmations" ADD CONSTRAINT "report_confirmations_denial_reason_bounded" CHECK (octet_length("report_confirmations"."denial_reason") <= 4096);--> statement-breakpoint
UPDATE "report_confirmations" c SET "denied_at" = d."at", "denial_withdrawn_at" = c."confirmed_at"
  FROM (SELECT "report_id", "email", min("at") AS "at" FROM "report_events" WHERE "kind"::text = 'denied' GROUP BY "report_id", "email") d
  WHERE d."report_id" = c."report_id" AND d."email" = c."confirmer_email";--> statement-breakpoint
UPDATE "death_incapacitation_reports" r SET "expires_at" = greatest(r."expires_at", d."at" + make_interval(hours => 168)),
    "confirmed_at" = CASE WHEN d."confirmations" >= r."required_confirmations" + d."denials" THEN r."confirmed_at" END
  FROM (SELECT "report_id", max("denied_at") AS "at", count("confirmed_at") AS "confirmations",
      count("denied_at") FILTER (WHERE "denial_withdrawn_at" IS NULL) AS "denials" FROM "report_confirmations" GROUP BY "report_id") d
  WHERE d."report_id" = r."id" AND r."status" = 'pending' AND d."at" IS NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_report_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  confirmations bigint;
  denials bigint;
  last_denied_at timestamptz;
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
    SELECT count(*) FILTER (WHERE c.confirmed_at IS NOT NULL),
           count(*) FILTER (WHERE c.denied_at IS NOT NULL AND c.denial_withdrawn_at IS NULL),
           max(c.denied_at)
      INTO confirmations, denials, last_denied_at FROM report_confirmations c WHERE c.report_id = new.id;
    -- Each denial requires one more.
    IF new.status = 'released' AND confirmations < new.required_confirmations + denials THEN
      RAISE EXCEPTION 'a report is released only with enough confirmations' USING ERRCODE = 'check_violation';
    END IF;
    IF new.released_at < last_denied_at + make_interval(hours => 168) THEN
      RAISE EXCEPTION 'a report is released only seven days after the last denial' USING ERRCODE = 'check_violation';
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
    IF new.status = 'expired' AND confirmations >= new.required_confirmations + denials THEN
      RAISE EXCEPTION 'a report with enough confirmations does not expire' USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER "report_change" BEFORE UPDATE ON "death_incapacitation_reports"
  FOR EACH ROW EXECUTE FUNCTION "guard_report_change"();
--> statement-breakpoint
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
  IF TG_OP = 'INSERT' AND (new.confirmed_at IS NOT NULL OR new.denied_at IS NOT NULL) THEN
    RAISE EXCEPTION 'a reporter is asked before they answer' USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND (old.id, old.report_id, old.reporter_email, old.confirmer_email)
    IS DISTINCT FROM (new.id, new.report_id, new.reporter_email, new.confirmer_email) THEN
    RAISE EXCEPTION 'a report keeps everyone who was asked to confirm it' USING ERRCODE = 'check_violation';
  END IF;
  IF report.status <> 'pending' AND (TG_OP = 'INSERT' OR (old.confirmed_at, old.confirmation_type, old.withdrawn_at, old.asked_again_at, old.denied_at, old.denial_reason, old.denial_withdrawn_at)
    IS DISTINCT FROM (new.confirmed_at, new.confirmation_type, new.withdrawn_at, new.asked_again_at, new.denied_at, new.denial_reason, new.denial_withdrawn_at)) THEN
    RAISE EXCEPTION 'the confirmations of a % report do not change', report.status USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND old.denied_at IS NOT NULL AND (new.denied_at, new.denial_reason) IS DISTINCT FROM (old.denied_at, old.denial_reason) THEN
    RAISE EXCEPTION 'a reporter denies a report once' USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND old.denial_withdrawn_at IS DISTINCT FROM new.denial_withdrawn_at AND (old.denial_withdrawn_at IS NOT NULL OR new.confirmed_at IS NULL) THEN
    RAISE EXCEPTION 'a denial is withdrawn by confirming, once' USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER "report_confirmation_change" BEFORE INSERT OR UPDATE OR DELETE ON "report_confirmations"
  FOR EACH ROW EXECUTE FUNCTION "guard_report_confirmations"();
