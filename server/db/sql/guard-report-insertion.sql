CREATE OR REPLACE FUNCTION "guard_report_insertion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.status <> 'pending' OR new.confirmed_at IS NOT NULL THEN
    RAISE EXCEPTION 'a new report is pending and unconfirmed' USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER "report_insertion" BEFORE INSERT ON "death_incapacitation_reports"
  FOR EACH ROW EXECUTE FUNCTION "guard_report_insertion"();
