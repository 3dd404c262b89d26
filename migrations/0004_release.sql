CREATE TYPE "public"."report_event_kind" AS ENUM('submitted', 'confirmed', 'confirmation-withdrawn', 'warned', 'window-moved', 'released', 'refuted', 'expired', 'revoked');--> statement-breakpoint
CREATE TYPE "public"."report_status" AS ENUM('pending', 'released', 'refuted', 'expired', 'revoked');--> statement-breakpoint
CREATE TYPE "public"."report_type" AS ENUM('death', 'incapacitation');--> statement-breakpoint
CREATE TABLE "death_incapacitation_reports" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"reporter_email" text NOT NULL,
	"report_type" "report_type" NOT NULL,
	"status" "report_status" DEFAULT 'pending' NOT NULL,
	"required_confirmations" integer NOT NULL,
	"refute_time_hours" integer NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"refuted_at" timestamp with time zone,
	"refuted_by" text,
	"refute_token" "bytea" NOT NULL,
	"released_at" timestamp with time zone,
	"expired_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "death_incapacitation_reports_refute_token_unique" UNIQUE("refute_token"),
	CONSTRAINT "reports_reporter" UNIQUE("id","reporter_email"),
	CONSTRAINT "reports_required_confirmations_range" CHECK ("death_incapacitation_reports"."required_confirmations" between 1 and 5),
	CONSTRAINT "reports_refute_time_hours_range" CHECK ("death_incapacitation_reports"."refute_time_hours" between 1 and 168),
	CONSTRAINT "reports_window_whole" CHECK ("death_incapacitation_reports"."expires_at" >= "death_incapacitation_reports"."reported_at" + make_interval(hours => "death_incapacitation_reports"."refute_time_hours")),
	CONSTRAINT "reports_refuted" CHECK (("death_incapacitation_reports"."refuted_at" is not null) = ("death_incapacitation_reports"."status" = 'refuted')),
	CONSTRAINT "reports_refuted_by" CHECK (("death_incapacitation_reports"."refuted_by" is not null) = ("death_incapacitation_reports"."status" = 'refuted')),
	CONSTRAINT "reports_released" CHECK (("death_incapacitation_reports"."released_at" is not null) = ("death_incapacitation_reports"."status" in ('released', 'revoked'))),
	CONSTRAINT "reports_released_late_enough" CHECK ("death_incapacitation_reports"."released_at" >= "death_incapacitation_reports"."expires_at"),
	CONSTRAINT "reports_released_confirmed" CHECK ("death_incapacitation_reports"."released_at" is null or "death_incapacitation_reports"."confirmed_at" is not null),
	CONSTRAINT "reports_expired" CHECK (("death_incapacitation_reports"."expired_at" is not null) = ("death_incapacitation_reports"."status" = 'expired')),
	CONSTRAINT "reports_revoked" CHECK (("death_incapacitation_reports"."revoked_at" is not null) = ("death_incapacitation_reports"."status" = 'revoked'))
);
--> statement-breakpoint
CREATE TABLE "report_confirmations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" bigint NOT NULL,
	"reporter_email" text NOT NULL,
	"confirmer_email" text NOT NULL,
	"confirmation_type" text,
	"confirmation_token" "bytea" NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "report_confirmations_confirmation_token_unique" UNIQUE("confirmation_token"),
	CONSTRAINT "report_confirmations_one_each" UNIQUE("report_id","confirmer_email"),
	CONSTRAINT "report_confirmations_not_own" CHECK ("report_confirmations"."confirmer_email" <> "report_confirmations"."reporter_email"),
	CONSTRAINT "report_confirmations_type" CHECK (("report_confirmations"."confirmed_at" is not null) = ("report_confirmations"."confirmation_type" is not null))
);
--> statement-breakpoint
CREATE TABLE "report_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"report_id" bigint NOT NULL,
	"kind" "report_event_kind" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"email" text
);
--> statement-breakpoint
CREATE TABLE "report_warnings" (
	"report_id" bigint NOT NULL,
	"stage" text NOT NULL,
	"mail_id" uuid NOT NULL,
	"refute_token" "bytea" NOT NULL,
	CONSTRAINT "report_warnings_report_id_stage_pk" PRIMARY KEY("report_id","stage"),
	CONSTRAINT "report_warnings_mail_id_unique" UNIQUE("mail_id"),
	CONSTRAINT "report_warnings_refute_token_unique" UNIQUE("refute_token"),
	CONSTRAINT "report_warnings_stage" CHECK ("report_warnings"."stage" in ('first', 'half', 'last'))
);
--> statement-breakpoint
CREATE TABLE "reporter_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"reporter_email" text NOT NULL,
	"death_token" "bytea" NOT NULL,
	"incapacitation_token" "bytea" NOT NULL,
	"practice_token" "bytea" NOT NULL,
	"opened_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reporter_tokens_death_token_unique" UNIQUE("death_token"),
	CONSTRAINT "reporter_tokens_incapacitation_token_unique" UNIQUE("incapacitation_token"),
	CONSTRAINT "reporter_tokens_practice_token_unique" UNIQUE("practice_token")
);
--> statement-breakpoint
CREATE TABLE "scheduled_openings" (
	"trigger_byte_id" bigint NOT NULL,
	"email" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scheduled_openings_trigger_byte_id_email_pk" PRIMARY KEY("trigger_byte_id","email")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "follow_up" jsonb;--> statement-breakpoint
ALTER TABLE "death_incapacitation_reports" ADD CONSTRAINT "death_incapacitation_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_confirmations" ADD CONSTRAINT "report_confirmations_report" FOREIGN KEY ("report_id","reporter_email") REFERENCES "public"."death_incapacitation_reports"("id","reporter_email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_events" ADD CONSTRAINT "report_events_report_id_death_incapacitation_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."death_incapacitation_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_warnings" ADD CONSTRAINT "report_warnings_report_id_death_incapacitation_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."death_incapacitation_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_warnings" ADD CONSTRAINT "report_warnings_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_tokens" ADD CONSTRAINT "reporter_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_openings" ADD CONSTRAINT "scheduled_openings_trigger_byte_id_trigger_bytes_id_fk" FOREIGN KEY ("trigger_byte_id") REFERENCES "public"."trigger_bytes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_one_in_force" ON "death_incapacitation_reports" USING btree ("user_id") WHERE "death_incapacitation_reports"."status" in ('pending', 'released');--> statement-breakpoint
CREATE INDEX "reports_user_id" ON "death_incapacitation_reports" USING btree ("user_id","reported_at");--> statement-breakpoint
CREATE INDEX "reports_pending" ON "death_incapacitation_reports" USING btree ("expires_at") WHERE "death_incapacitation_reports"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "report_events_report_id" ON "report_events" USING btree ("report_id","id");--> statement-breakpoint
CREATE INDEX "reporter_tokens_user_id" ON "reporter_tokens" USING btree ("user_id","reporter_email");--> statement-breakpoint
CREATE INDEX "scheduled_openings_opens_at" ON "scheduled_openings" USING btree ("opens_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_enough_reporters" CHECK (cardinality("users"."designated_reporters") = 0 or cardinality("users"."designated_reporters") > "users"."required_confirmations");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_refused_at" CHECK ("mails"."refused_at" is null or "mails"."state" = 'failed');--> statement-breakpoint
CREATE FUNCTION "guard_report_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (old.user_id, old.reporter_email, old.report_type, old.required_confirmations, old.refute_time_hours, old.reported_at, old.refute_token)
    IS DISTINCT FROM (new.user_id, new.reporter_email, new.report_type, new.required_confirmations, new.refute_time_hours, new.reported_at, new.refute_token) THEN
    RAISE EXCEPTION 'a report keeps what it was submitted with' USING ERRCODE = 'check_violation';
  END IF;
  IF new.status <> old.status AND (old.status, new.status) NOT IN
    (('pending', 'released'), ('pending', 'refuted'), ('pending', 'expired'), ('released', 'revoked')) THEN
    RAISE EXCEPTION 'a % report cannot become %', old.status, new.status USING ERRCODE = 'check_violation';
  END IF;
  IF new.status = old.status AND old.status <> 'pending' THEN
    RAISE EXCEPTION 'a % report does not change', old.status USING ERRCODE = 'check_violation';
  END IF;
  IF new.expires_at < old.expires_at OR (old.status <> 'pending' AND new.expires_at <> old.expires_at) THEN
    RAISE EXCEPTION 'the window of a report never shrinks' USING ERRCODE = 'check_violation';
  END IF;
  IF new.status = 'released' AND (
    SELECT count(*) FROM report_confirmations WHERE report_id = new.id AND confirmed_at IS NOT NULL
  ) < new.required_confirmations THEN
    RAISE EXCEPTION 'a report is released only with enough confirmations' USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION "guard_report_deletion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE id = old.user_id) THEN
    RAISE EXCEPTION 'a report stays as long as its owner has an account' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN old;
END $$;
--> statement-breakpoint
CREATE FUNCTION "guard_report_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM death_incapacitation_reports WHERE id = old.report_id) THEN
    RETURN old;
  END IF;
  RAISE EXCEPTION 'the timeline of a report is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "report_change" BEFORE UPDATE ON "death_incapacitation_reports" FOR EACH ROW EXECUTE FUNCTION "guard_report_change"();
--> statement-breakpoint
CREATE TRIGGER "report_deletion" BEFORE DELETE ON "death_incapacitation_reports" FOR EACH ROW EXECUTE FUNCTION "guard_report_deletion"();
--> statement-breakpoint
CREATE TRIGGER "report_event_change" BEFORE UPDATE OR DELETE ON "report_events" FOR EACH ROW EXECUTE FUNCTION "guard_report_events"();
--> statement-breakpoint
CREATE TRIGGER "report_event_truncation" BEFORE TRUNCATE ON "report_events" FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_events"();
--> statement-breakpoint
CREATE TRIGGER "report_truncation" BEFORE TRUNCATE ON "death_incapacitation_reports" FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_events"();
