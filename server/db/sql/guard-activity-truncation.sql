CREATE OR REPLACE FUNCTION "guard_activity_truncation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the activity log is never truncated, not %', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER "activity_entry_truncation" BEFORE TRUNCATE ON "activity_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_activity_truncation"();
CREATE OR REPLACE TRIGGER "activity_chain_truncation" BEFORE TRUNCATE ON "activity_chains"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_activity_truncation"();
