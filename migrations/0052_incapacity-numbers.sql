ALTER TABLE "users" ADD COLUMN "incapacitation_required_confirmations" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "incapacitation_refute_time_hours" integer;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_incapacitation_whole" CHECK (("users"."incapacitation_required_confirmations" is null) = ("users"."incapacitation_refute_time_hours" is null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_incapacitation_required_confirmations_range" CHECK ("users"."incapacitation_required_confirmations" between 1 and 5);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_incapacitation_refute_time_hours_range" CHECK ("users"."incapacitation_refute_time_hours" between 1 and 168);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_enough_reporters_for_incapacitation" CHECK (cardinality("users"."designated_reporters") = 0 or cardinality("users"."designated_reporters") > "users"."incapacitation_required_confirmations");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_report_numbers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM users u WHERE u.id = new.user_id AND CASE
      WHEN new.report_type = 'incapacitation' AND u.incapacitation_required_confirmations IS NOT NULL
      THEN (new.required_confirmations, new.refute_time_hours) = (u.incapacitation_required_confirmations, u.incapacitation_refute_time_hours)
      ELSE (new.required_confirmations, new.refute_time_hours) = (u.required_confirmations, u.refute_time_hours)
    END
  ) THEN
    RAISE EXCEPTION 'a new report has the numbers of its type' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "report_numbers" AFTER INSERT ON "death_incapacitation_reports"
  FOR EACH ROW EXECUTE FUNCTION "guard_report_numbers"();
