-- Locked first, so that a server of the previous version can’t add a code after they were moved.
LOCK TABLE "login_verification_codes", "password_reset_codes", "proof_codes", "register_verification_codes", "email_change_codes", "verification_codes" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint,
	"trigger_byte_id" bigint,
	"code" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"asked_by" "bytea" NOT NULL,
	"stranger_tries" integer DEFAULT 0 NOT NULL,
	"allowance" text,
	CONSTRAINT "one_time_codes_subject_asked_by" UNIQUE("subject","asked_by"),
	CONSTRAINT "one_time_codes_purpose" CHECK ("one_time_codes"."purpose" in ('sign-in', 'registration', 'password-reset', 'reauthentication', 'email-change', 'access')),
	CONSTRAINT "one_time_codes_user_id_given" CHECK (("one_time_codes"."user_id" is null) = ("one_time_codes"."purpose" in ('registration', 'access'))),
	CONSTRAINT "one_time_codes_trigger_byte_id_given" CHECK ("one_time_codes"."trigger_byte_id" is null or "one_time_codes"."purpose" = 'access')
);
--> statement-breakpoint
-- Codes that are in mailboxes still work. Their digests cover the subject, so it has to be the same as before.
INSERT INTO "one_time_codes" ("purpose", "subject", "user_id", "id", "code", "expires_at", "used_at", "wrong_tries", "asked_by", "stranger_tries", "allowance")
  SELECT 'sign-in', 'login/' || "c"."user_id", "c"."user_id", "c"."id", "c"."code", "c"."expires_at", "c"."used_at", "c"."wrong_tries", "c"."asked_by", "c"."stranger_tries", "c"."allowance"
  FROM "login_verification_codes" AS "c";--> statement-breakpoint
INSERT INTO "one_time_codes" ("purpose", "subject", "user_id", "id", "code", "expires_at", "used_at", "wrong_tries", "asked_by", "stranger_tries", "allowance")
  SELECT 'password-reset', 'password-reset/' || "c"."user_id", "c"."user_id", "c"."id", "c"."code", "c"."expires_at", "c"."used_at", "c"."wrong_tries", "c"."asked_by", "c"."stranger_tries", "c"."allowance"
  FROM "password_reset_codes" AS "c";--> statement-breakpoint
INSERT INTO "one_time_codes" ("purpose", "subject", "user_id", "id", "code", "expires_at", "used_at", "wrong_tries", "asked_by", "stranger_tries", "allowance")
  SELECT 'reauthentication', 'proof/' || "c"."user_id", "c"."user_id", "c"."id", "c"."code", "c"."expires_at", "c"."used_at", "c"."wrong_tries", "c"."asked_by", "c"."stranger_tries", "c"."allowance"
  FROM "proof_codes" AS "c";--> statement-breakpoint
INSERT INTO "one_time_codes" ("purpose", "subject", "id", "code", "expires_at", "used_at", "wrong_tries", "asked_by", "stranger_tries", "allowance")
  SELECT 'registration', 'registration/' || "c"."registration_email", "c"."id", "c"."code", "c"."expires_at", "c"."used_at", "c"."wrong_tries", "c"."asked_by", "c"."stranger_tries", "c"."allowance"
  FROM "register_verification_codes" AS "c";--> statement-breakpoint
-- Without its change, a code has expired.
INSERT INTO "one_time_codes" ("purpose", "subject", "user_id", "id", "code", "expires_at", "used_at", "wrong_tries", "asked_by", "stranger_tries", "allowance")
  SELECT 'email-change', 'email-change/' || "c"."user_id" || '/' || "c"."side" || '/' || "change"."new_email", "c"."user_id", "c"."id", "c"."code", "c"."expires_at", "c"."used_at", "c"."wrong_tries", "c"."asked_by", "c"."stranger_tries", "c"."allowance"
  FROM "email_change_codes" AS "c" JOIN "email_changes" AS "change" ON "change"."user_id" = "c"."user_id";--> statement-breakpoint
INSERT INTO "one_time_codes" ("purpose", "subject", "trigger_byte_id", "id", "code", "expires_at", "used_at", "wrong_tries", "asked_by", "stranger_tries", "allowance")
  SELECT 'access', "c"."subject", "c"."trigger_byte_id", "c"."id", "c"."code", "c"."expires_at", "c"."used_at", "c"."wrong_tries", "c"."asked_by", "c"."stranger_tries", "c"."allowance"
  FROM "verification_codes" AS "c";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_trigger_byte_id_trigger_bytes_id_fk" FOREIGN KEY ("trigger_byte_id") REFERENCES "public"."trigger_bytes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_codes_user_id" ON "one_time_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_trigger_byte_id" ON "one_time_codes" USING btree ("trigger_byte_id");--> statement-breakpoint
DROP TABLE "login_verification_codes";--> statement-breakpoint
DROP TABLE "password_reset_codes";--> statement-breakpoint
DROP TABLE "proof_codes";--> statement-breakpoint
DROP TABLE "register_verification_codes";--> statement-breakpoint
DROP TABLE "email_change_codes";--> statement-breakpoint
DROP TABLE "verification_codes";
