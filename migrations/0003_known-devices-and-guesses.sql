CREATE TABLE "guess_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"forgotten_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_devices" (
	"device" "bytea" NOT NULL,
	"user_id" bigint NOT NULL,
	"last_sign_in" timestamp with time zone NOT NULL,
	CONSTRAINT "owner_devices_device_user_id_pk" PRIMARY KEY("device","user_id")
);
--> statement-breakpoint
ALTER TABLE "login_verification_codes" ADD COLUMN "asked_by" "bytea";--> statement-breakpoint
ALTER TABLE "login_verification_codes" ADD COLUMN "stranger_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "password_reset_codes" ADD COLUMN "asked_by" "bytea";--> statement-breakpoint
ALTER TABLE "password_reset_codes" ADD COLUMN "stranger_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "register_verification_codes" ADD COLUMN "asked_by" "bytea";--> statement-breakpoint
ALTER TABLE "register_verification_codes" ADD COLUMN "stranger_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "asked_by" "bytea";--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "stranger_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "owner_devices" ADD CONSTRAINT "owner_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guess_counts_forgotten_at" ON "guess_counts" USING btree ("forgotten_at");--> statement-breakpoint
CREATE INDEX "owner_devices_user_id" ON "owner_devices" USING btree ("user_id","last_sign_in");--> statement-breakpoint
CREATE INDEX "owner_devices_last_sign_in" ON "owner_devices" USING btree ("last_sign_in");--> statement-breakpoint
-- A count of guesses needs no flush to disk. After a crash of the database all counts begin again.
ALTER TABLE "guess_counts" SET UNLOGGED;
