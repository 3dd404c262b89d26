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
