CREATE OR REPLACE FUNCTION "guard_activity_chains"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM users WHERE id = old.user_id) THEN
      RETURN old;
    END IF;
    -- A destruction of unpaid data. It has said so before, and has removed the LeaveBits before.
    IF EXISTS (SELECT FROM subscriptions WHERE user_id = old.user_id AND data_destroyed_at IS NOT NULL)
      AND NOT EXISTS (SELECT FROM trigger_bytes WHERE user_id = old.user_id) THEN
      RETURN old;
    END IF;
    RAISE EXCEPTION 'the activity log stays as long as the account' USING ERRCODE = 'restrict_violation';
  END IF;
  IF new.user_id <> old.user_id OR new.number < old.number OR new.sealed_number < old.sealed_number
    OR (new.number = old.number AND new.hash <> old.hash) THEN
    RAISE EXCEPTION 'the head of an activity log only moves forward' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER "activity_chain_change" BEFORE UPDATE OR DELETE ON "activity_chains"
  FOR EACH ROW EXECUTE FUNCTION "guard_activity_chains"();
