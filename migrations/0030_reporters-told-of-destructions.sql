ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_announcement";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "reporters_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_announcement" CHECK ("subscriptions"."destroy_at" is not null or ("subscriptions"."unreachable_at" is null and "subscriptions"."postponement_alarmed_at" is null and "subscriptions"."reporters_told_at" is null));--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_destruction"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  at timestamptz := new.data_destroyed_at;
  inquiry payment_inquiries%ROWTYPE;
  written bigint;
  queued bigint;
  heard bigint;
  last_heard timestamptz;
BEGIN
  IF at IS NULL THEN
    RAISE EXCEPTION 'a destruction is never undone' USING ERRCODE = 'check_violation';
  END IF;
  IF old.destroy_at IS NULL OR at < old.destroy_at THEN
    RAISE EXCEPTION 'nothing is destroyed before the announced moment' USING ERRCODE = 'check_violation';
  END IF;
  IF at < (old.paid_until AT TIME ZONE 'UTC' + interval '12 months') AT TIME ZONE 'UTC' OR new.paid_until <> old.paid_until THEN
    RAISE EXCEPTION 'nothing is destroyed that was paid for within twelve months' USING ERRCODE = 'check_violation';
  END IF;
  SELECT count(l.days_ahead), count(*) FILTER (WHERE m.state = 'queued'),
    count(l.days_ahead) FILTER (WHERE m.state = 'accepted'), max(m.accepted_at) FILTER (WHERE l.days_ahead IS NOT NULL)
    INTO written, queued, heard, last_heard
    FROM destruction_letters l JOIN mails m ON m.id = l.mail_id WHERE l.subscription_id = old.id;
  IF written < 3 OR queued > 0 THEN
    RAISE EXCEPTION 'nothing is destroyed before all warnings were sent' USING ERRCODE = 'check_violation';
  END IF;
  IF heard >= 2 AND at < last_heard + interval '20 hours' THEN
    RAISE EXCEPTION 'nothing is destroyed right after the last warning' USING ERRCODE = 'check_violation';
  END IF;
  IF heard < 2 AND (old.unreachable_at IS NULL
    OR at < (old.unreachable_at AT TIME ZONE 'UTC' + interval '6 months') AT TIME ZONE 'UTC') THEN
    RAISE EXCEPTION 'nothing is destroyed without two accepted warnings, or six months more' USING ERRCODE = 'check_violation';
  END IF;
  IF (at >= old.reporters_told_at + interval '720 hours') IS NOT TRUE
    AND EXISTS (SELECT FROM users WHERE id = old.user_id AND cardinality(designated_reporters) > 0
      AND (signed_in_at > old.paid_until) IS NOT TRUE)
    AND NOT EXISTS (SELECT FROM death_incapacitation_reports WHERE user_id = old.user_id AND status = 'released') THEN
    RAISE EXCEPTION 'nothing is destroyed before the reporters were told' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM death_incapacitation_reports WHERE user_id = old.user_id
    AND at < revoked_at + interval '720 hours') THEN
    RAISE EXCEPTION 'nothing is destroyed soon after a release was revoked' USING ERRCODE = 'check_violation';
  END IF;
  SELECT * INTO inquiry FROM payment_inquiries WHERE subscription_id = old.id;
  IF inquiry.result IS DISTINCT FROM 'clear' OR inquiry.asked_at > at OR inquiry.asked_at < at - interval '2 hours' THEN
    RAISE EXCEPTION 'nothing is destroyed before PayFast has answered' USING ERRCODE = 'check_violation';
  END IF;
  IF old.payment_begun_at > inquiry.asked_at
    OR EXISTS (SELECT FROM checkouts WHERE subscription_id = old.id AND offered_at > inquiry.asked_at) THEN
    RAISE EXCEPTION 'nothing is destroyed after an offer that PayFast was not asked about' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM payments WHERE verdict = 'pending' AND (
    merchant_payment_id IN (SELECT id FROM checkouts WHERE subscription_id = old.id)
    OR token IN (SELECT token FROM agreements WHERE subscription_id = old.id))) THEN
    RAISE EXCEPTION 'nothing is destroyed while a payment waits for its checks' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM death_incapacitation_reports WHERE user_id = old.user_id AND (status = 'pending'
    OR (status = 'released' AND at < (released_at AT TIME ZONE 'UTC' + interval '12 months') AT TIME ZONE 'UTC'))) THEN
    RAISE EXCEPTION 'nothing is destroyed while a report is pending or the estate can be read' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM service_state WHERE recovery_since IS NOT NULL) THEN
    RAISE EXCEPTION 'nothing is destroyed in recovery' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM service_state WHERE billing_off_since IS NOT NULL) THEN
    RAISE EXCEPTION 'nothing is destroyed while the service takes no payments' USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER "destruction" BEFORE UPDATE ON "subscriptions" FOR EACH ROW
  WHEN (new.data_destroyed_at IS DISTINCT FROM old.data_destroyed_at) EXECUTE FUNCTION "guard_destruction"();
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
