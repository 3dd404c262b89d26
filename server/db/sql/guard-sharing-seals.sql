CREATE OR REPLACE FUNCTION "guard_sharing_seals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A writer that forgets the seal fails here. Otherwise the row would count as damaged. This stops no attacker.
  IF TG_OP = 'INSERT' THEN
    IF new.sharing_seal IS NOT NULL THEN
      RETURN new;
    END IF;
  ELSIF new.sharing_seal IS DISTINCT FROM old.sharing_seal OR octet_length(new.sharing_seal) = 0 OR
    (new.id, new.user_id, new.seqno, new.sharing_emails, new.sharing_config, new.left_by, new.hides_addresses, new.sealed, new.trashed_at)
    IS NOT DISTINCT FROM
    (old.id, old.user_id, old.seqno, old.sharing_emails, old.sharing_config, old.left_by, old.hides_addresses, old.sealed, old.trashed_at) THEN
    RETURN new;
  END IF;
  RAISE EXCEPTION 'who may read a LeaveBit changes together with its seal' USING ERRCODE = 'check_violation';
END $$;

CREATE OR REPLACE TRIGGER "trigger_byte_seal" BEFORE INSERT OR UPDATE ON "trigger_bytes"
  FOR EACH ROW EXECUTE FUNCTION "guard_sharing_seals"();
