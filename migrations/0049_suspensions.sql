CREATE TABLE "reporter_suspensions" (
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"suspended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reporter_suspensions_user_id_email_pk" PRIMARY KEY("user_id","email")
);
--> statement-breakpoint
ALTER TABLE "reporter_suspensions" ADD CONSTRAINT "reporter_suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER "report_insertion" BEFORE INSERT ON "death_incapacitation_reports"
  FOR EACH ROW EXECUTE FUNCTION "guard_report_insertion"();
