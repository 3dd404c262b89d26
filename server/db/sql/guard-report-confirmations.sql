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
