CREATE OR REPLACE FUNCTION "guard_report_deletion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE id = old.user_id) THEN
    RAISE EXCEPTION 'a report stays as long as its owner has an account' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN old;
END $$;

CREATE OR REPLACE TRIGGER "report_deletion" BEFORE DELETE ON "death_incapacitation_reports"
  FOR EACH ROW EXECUTE FUNCTION "guard_report_deletion"();
