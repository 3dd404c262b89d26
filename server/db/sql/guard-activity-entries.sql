CREATE OR REPLACE FUNCTION "guard_activity_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- They go with the whole log, and in no other way.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM activity_chains WHERE user_id = old.user_id) THEN
    RETURN old;
  END IF;
  RAISE EXCEPTION 'the activity log is append-only' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER "activity_entry_change" BEFORE UPDATE OR DELETE ON "activity_entries"
  FOR EACH ROW EXECUTE FUNCTION "guard_activity_entries"();
