CREATE OR REPLACE FUNCTION "guard_report_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM death_incapacitation_reports WHERE id = old.report_id) THEN
    RETURN old;
  END IF;
  RAISE EXCEPTION 'the timeline of a report is append-only' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER "report_event_change" BEFORE UPDATE OR DELETE ON "report_events"
  FOR EACH ROW EXECUTE FUNCTION "guard_report_events"();
