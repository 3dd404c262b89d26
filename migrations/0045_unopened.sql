CREATE TYPE "public"."reminder_outcome" AS ENUM('accepted', 'refused', 'stopped', 'failed');--> statement-breakpoint
CREATE TABLE "recipient_openings" (
	"trigger_byte_id" bigint NOT NULL,
	"email" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"passed_on_at" timestamp with time zone,
	CONSTRAINT "recipient_openings_trigger_byte_id_email_pk" PRIMARY KEY("trigger_byte_id","email")
);
--> statement-breakpoint
CREATE TABLE "recipient_readings" (
	"trigger_byte_id" bigint NOT NULL,
	"email" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recipient_readings_trigger_byte_id_email_pk" PRIMARY KEY("trigger_byte_id","email")
);
--> statement-breakpoint
CREATE TABLE "substitutes" (
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"substitute_email" text NOT NULL,
	"after_days" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"integrity_tag" "bytea" NOT NULL,
	CONSTRAINT "substitutes_user_id_email_pk" PRIMARY KEY("user_id","email"),
	CONSTRAINT "substitutes_other_person" CHECK ("substitutes"."email" <> "substitutes"."substitute_email"),
	CONSTRAINT "substitutes_after_days" CHECK ("substitutes"."after_days" between 30 and 365)
);
--> statement-breakpoint
CREATE TABLE "unopened_checks" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"check_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unopened_reminders" (
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"mail_key" text NOT NULL,
	"outcome" "reminder_outcome",
	"ended_at" timestamp with time zone,
	CONSTRAINT "unopened_reminders_user_id_email_sent_at_pk" PRIMARY KEY("user_id","email","sent_at"),
	CONSTRAINT "unopened_reminders_ended_at" CHECK (("unopened_reminders"."outcome" is null) = ("unopened_reminders"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "recipient_openings" ADD CONSTRAINT "recipient_openings_trigger_byte_id_trigger_bytes_id_fk" FOREIGN KEY ("trigger_byte_id") REFERENCES "public"."trigger_bytes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipient_readings" ADD CONSTRAINT "recipient_readings_trigger_byte_id_trigger_bytes_id_fk" FOREIGN KEY ("trigger_byte_id") REFERENCES "public"."trigger_bytes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substitutes" ADD CONSTRAINT "substitutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unopened_checks" ADD CONSTRAINT "unopened_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unopened_reminders" ADD CONSTRAINT "unopened_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "substitutes_substitute_email" ON "substitutes" USING btree ("user_id","substitute_email");--> statement-breakpoint
CREATE INDEX "unopened_checks_check_at" ON "unopened_checks" USING btree ("check_at");--> statement-breakpoint
-- Readings weren't recorded. Whoever has verified their address since an opening has had a page with everything that was open.
INSERT INTO "recipient_readings" ("trigger_byte_id", "email", "read_at")
SELECT "trigger_bytes"."id", "viewer_verified"."email", "viewer_verified"."verified_at"
FROM "viewer_verified" JOIN "trigger_bytes" ON "trigger_bytes"."user_id" = "viewer_verified"."user_id"
  AND "trigger_bytes"."sharing_emails" @> ARRAY["viewer_verified"."email"];--> statement-breakpoint
INSERT INTO "unopened_checks" ("user_id", "check_at")
SELECT "user_id", now() FROM "trigger_bytes"
WHERE jsonb_path_exists("sharing_config", '$.*.releaseType ? (@ == "scheduled")')
UNION
SELECT "user_id", now() FROM "death_incapacitation_reports" WHERE "status" = 'released';
