ALTER TABLE "users" ADD COLUMN "cool_down_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_cool_down_days_range" CHECK ("users"."cool_down_days" between 0 and 30);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_report_insertion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.status <> 'pending' OR new.confirmed_at IS NOT NULL THEN
    RAISE EXCEPTION 'a new report is pending and unconfirmed' USING ERRCODE = 'check_violation';
  END IF;
  -- Days as in "suspensionSilentDays".
  IF EXISTS (
    SELECT FROM reporter_suspensions s JOIN users u ON u.id = s.user_id
    WHERE s.user_id = new.user_id AND s.email = new.reporter_email
      AND new.reported_at < greatest(s.suspended_at, u.signed_in_at) + make_interval(hours => 2160)
  ) THEN
    RAISE EXCEPTION 'a suspended reporter reports nothing' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (
    SELECT FROM death_incapacitation_reports r JOIN users u ON u.id = r.user_id
    -- Without a pause, a clock that was set back prevents nothing.
    WHERE r.user_id = new.user_id AND r.refuted_by IN ('link', 'home') AND u.cool_down_days > 0
      AND new.reported_at < r.refuted_at + make_interval(hours => 24 * u.cool_down_days)
  ) THEN
    RAISE EXCEPTION 'nobody reports an owner so soon after a refutation' USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER "report_insertion" BEFORE INSERT ON "death_incapacitation_reports"
  FOR EACH ROW EXECUTE FUNCTION "guard_report_insertion"();
