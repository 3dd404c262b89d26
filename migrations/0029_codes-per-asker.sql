-- Codes from before browsers were noted. They ended after ten minutes.
DELETE FROM "login_verification_codes" WHERE "asked_by" IS NULL;--> statement-breakpoint
DELETE FROM "password_reset_codes" WHERE "asked_by" IS NULL;--> statement-breakpoint
DELETE FROM "proof_codes" WHERE "asked_by" IS NULL;--> statement-breakpoint
DELETE FROM "register_verification_codes" WHERE "asked_by" IS NULL;--> statement-breakpoint
DELETE FROM "email_change_codes" WHERE "asked_by" IS NULL;--> statement-breakpoint
DELETE FROM "verification_codes" WHERE "asked_by" IS NULL;--> statement-breakpoint
CREATE TABLE "code_allowances" (
	"key" text PRIMARY KEY NOT NULL,
	"refilled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_verification_codes" DROP CONSTRAINT "login_verification_codes_user_id_unique";--> statement-breakpoint
ALTER TABLE "password_reset_codes" DROP CONSTRAINT "password_reset_codes_user_id_unique";--> statement-breakpoint
ALTER TABLE "register_verification_codes" DROP CONSTRAINT "register_verification_codes_registration_email_unique";--> statement-breakpoint
ALTER TABLE "verification_codes" DROP CONSTRAINT "verification_codes_subject_unique";--> statement-breakpoint
ALTER TABLE "login_verification_codes" ALTER COLUMN "asked_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "password_reset_codes" ALTER COLUMN "asked_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "proof_codes" ALTER COLUMN "asked_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "register_verification_codes" ALTER COLUMN "asked_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "email_change_codes" ALTER COLUMN "asked_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ALTER COLUMN "asked_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "login_verification_codes" ADD COLUMN "allowance" text;--> statement-breakpoint
ALTER TABLE "password_reset_codes" ADD COLUMN "allowance" text;--> statement-breakpoint
ALTER TABLE "proof_codes" ADD COLUMN "allowance" text;--> statement-breakpoint
ALTER TABLE "register_verification_codes" ADD COLUMN "allowance" text;--> statement-breakpoint
ALTER TABLE "email_change_codes" ADD COLUMN "allowance" text;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "allowance" text;--> statement-breakpoint
CREATE INDEX "code_allowances_refilled_at" ON "code_allowances" USING btree ("refilled_at");--> statement-breakpoint
ALTER TABLE "login_verification_codes" ADD CONSTRAINT "login_verification_codes_user_id_asked_by" UNIQUE("user_id","asked_by");--> statement-breakpoint
ALTER TABLE "password_reset_codes" ADD CONSTRAINT "password_reset_codes_user_id_asked_by" UNIQUE("user_id","asked_by");--> statement-breakpoint
ALTER TABLE "register_verification_codes" ADD CONSTRAINT "register_verification_codes_email_asked_by" UNIQUE("registration_email","asked_by");--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_subject_asked_by" UNIQUE("subject","asked_by");