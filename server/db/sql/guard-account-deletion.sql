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
