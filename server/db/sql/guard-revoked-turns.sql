-- Runs while a transaction commits, because the release has to end before what it passed on is taken back.
CREATE OR REPLACE FUNCTION "guard_revoked_turns"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.status = 'revoked' AND EXISTS (SELECT FROM substitute_turns WHERE report_id = new.id) THEN
    RAISE EXCEPTION 'the end of a release takes back what it passed on' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS "report_revoked_turns" ON "death_incapacitation_reports";
CREATE CONSTRAINT TRIGGER "report_revoked_turns" AFTER UPDATE ON "death_incapacitation_reports"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "guard_revoked_turns"();
