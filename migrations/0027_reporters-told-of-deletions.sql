ALTER TABLE "account_deletions" ADD COLUMN "reporters_told_at" timestamp with time zone;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_account_deletion"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  at timestamptz := new.deleted_at;
  reminder mails%ROWTYPE;
  subscription bigint;
BEGIN
  IF at < old.deletes_at OR new.deletes_at <> old.deletes_at THEN
    RAISE EXCEPTION 'no account is deleted before the announced moment' USING ERRCODE = 'check_violation';
  END IF;
  SELECT * INTO reminder FROM mails WHERE id = old.reminder_mail_id;
  IF reminder.id IS NULL OR old.first_mail_id IS NULL
    OR coalesce(reminder.accepted_at, reminder.refused_at) IS NULL
    OR at < coalesce(reminder.accepted_at, reminder.refused_at) + interval '20 hours' THEN
    RAISE EXCEPTION 'no account is deleted before its owner was reminded' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM death_incapacitation_reports WHERE user_id = old.user_id AND status IN ('pending', 'released')) THEN
    RAISE EXCEPTION 'no account is deleted while a report is pending or the estate is open' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM users WHERE id = old.user_id AND cardinality(designated_reporters) > 0)
    AND (at >= old.reporters_told_at + interval '144 hours') IS NOT TRUE THEN
    RAISE EXCEPTION 'no account is deleted before its reporters were told' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM death_incapacitation_reports WHERE user_id = old.user_id
    AND (at < revoked_at + interval '720 hours' OR (refuted_by <> 'reporter' AND refuted_at > old.requested_at
      AND at < refuted_at + interval '168 hours'))) THEN
    RAISE EXCEPTION 'no account is deleted soon after a report was refuted or a release was revoked' USING ERRCODE = 'check_violation';
  END IF;
  SELECT id INTO subscription FROM subscriptions WHERE user_id = old.user_id;
  IF EXISTS (SELECT FROM agreements WHERE subscription_id = subscription AND cancelled_at IS NULL) THEN
    RAISE EXCEPTION 'no account is deleted while PayFast may charge for it' USING ERRCODE = 'check_violation';
  END IF;
  IF subscription IS NOT NULL AND NOT EXISTS (SELECT FROM service_state WHERE billing_off_since IS NOT NULL)
    AND NOT EXISTS (SELECT FROM payment_inquiries WHERE subscription_id = subscription
    AND result = 'clear' AND asked_at BETWEEN at - interval '2 hours' AND at) THEN
    RAISE EXCEPTION 'no account is deleted before PayFast has answered' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM service_state WHERE recovery_since IS NOT NULL) THEN
    RAISE EXCEPTION 'no account is deleted in recovery' USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER "account_deletion" BEFORE UPDATE ON "account_deletions" FOR EACH ROW
  WHEN (new.deleted_at IS DISTINCT FROM old.deleted_at) EXECUTE FUNCTION "guard_account_deletion"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_report_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  confirmations bigint;
  needed interval := make_interval(hours => least(new.refute_time_hours, 12));
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
        SELECT coalesce(m.accepted_at, m.refused_at, CASE WHEN m.state = 'failed' THEN m.created_at + interval '72 hours' END) AS at
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
