CREATE OR REPLACE FUNCTION "guard_substitute_turns"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND (new.report_id IS NULL OR EXISTS (
    SELECT FROM death_incapacitation_reports r JOIN trigger_bytes t ON t.user_id = r.user_id
    WHERE r.id = new.report_id AND r.status = 'released' AND t.id = new.trigger_byte_id
  )) THEN
    RETURN new;
  END IF;
  RAISE EXCEPTION 'only a release passes on, and only what its owner left' USING ERRCODE = 'check_violation';
END $$;

CREATE OR REPLACE TRIGGER "substitute_turn" BEFORE INSERT OR UPDATE ON "substitute_turns"
  FOR EACH ROW EXECUTE FUNCTION "guard_substitute_turns"();
