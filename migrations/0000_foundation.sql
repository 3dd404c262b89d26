CREATE TYPE "public"."mail_state" AS ENUM('queued', 'accepted', 'failed');--> statement-breakpoint
CREATE TABLE "login_verification_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "login_verification_codes_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "password_reset_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "password_reset_codes_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "register_verification_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"registration_email" text NOT NULL,
	CONSTRAINT "register_verification_codes_registration_email_unique" UNIQUE("registration_email")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"sid" varchar PRIMARY KEY NOT NULL,
	"sess" json NOT NULL,
	"expire" timestamp (6) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password" text NOT NULL,
	"phone_number" text,
	"designated_reporters" text[] DEFAULT '{}'::text[] NOT NULL,
	"required_confirmations" integer DEFAULT 2 NOT NULL,
	"refute_time_hours" integer DEFAULT 24 NOT NULL,
	"seqno" bigint DEFAULT 0 NOT NULL,
	"last_update" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_is_email" CHECK ("users"."username" = "users"."email"),
	CONSTRAINT "users_email_normalised" CHECK ("users"."email" = lower(btrim("users"."email"))),
	CONSTRAINT "users_required_confirmations_range" CHECK ("users"."required_confirmations" between 1 and 5),
	CONSTRAINT "users_refute_time_hours_range" CHECK ("users"."refute_time_hours" between 1 and 168),
	CONSTRAINT "users_designated_reporters_count" CHECK (cardinality("users"."designated_reporters") <= 5)
);
--> statement-breakpoint
CREATE TABLE "stored_file_chunks" (
	"file_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "stored_file_chunks_file_id_position_pk" PRIMARY KEY("file_id","position")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"size" bigint,
	"sha256" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_files_complete" CHECK (("stored_files"."size" is null) = ("stored_files"."sha256" is null))
);
--> statement-breakpoint
CREATE TABLE "trigger_byte_files" (
	"trigger_byte_id" bigint NOT NULL,
	"file_counter" integer NOT NULL,
	"stored_file_id" bigint NOT NULL,
	"filename" "bytea" NOT NULL,
	"filename_digest" "bytea" NOT NULL,
	"mime_type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trigger_byte_files_trigger_byte_id_file_counter_pk" PRIMARY KEY("trigger_byte_id","file_counter"),
	CONSTRAINT "trigger_byte_files_stored_file_id_unique" UNIQUE("stored_file_id"),
	CONSTRAINT "trigger_byte_files_unique_name" UNIQUE("trigger_byte_id","filename_digest")
);
--> statement-breakpoint
CREATE TABLE "trigger_bytes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"data_key_id" text NOT NULL,
	"data_key" "bytea" NOT NULL,
	"description" "bytea" NOT NULL,
	"info_fields" "bytea" NOT NULL,
	"sharing_emails" text[] NOT NULL,
	"sharing_config" jsonb NOT NULL,
	"seqno" integer DEFAULT 1 NOT NULL,
	"last_file_counter" integer DEFAULT 0 NOT NULL,
	"last_update" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trigger_bytes_sharing_config_is_object" CHECK (jsonb_typeof("trigger_bytes"."sharing_config") = 'object')
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"message_id" text NOT NULL,
	"letter" "bytea",
	"state" "mail_state" DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"give_up_at" timestamp with time zone NOT NULL,
	"last_attempt_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "mails_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "mails_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "mails_letter_wiped" CHECK (("mails"."state" = 'queued') = ("mails"."letter" is not null)),
	CONSTRAINT "mails_accepted_at" CHECK (("mails"."state" = 'accepted') = ("mails"."accepted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "email_verification_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_key" "bytea" NOT NULL,
	"email" text NOT NULL,
	"last_activity" timestamp with time zone NOT NULL,
	"verified_trigger_bytes" text DEFAULT '[]' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_verification_sessions_session_key_unique" UNIQUE("session_key")
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"subject" text NOT NULL,
	"trigger_byte_id" bigint,
	CONSTRAINT "verification_codes_subject_unique" UNIQUE("subject")
);
--> statement-breakpoint
CREATE TABLE "viewer_verified" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"verified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "viewer_verified_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"email" varchar(255) NOT NULL,
	"creation_datetime" timestamp with time zone NOT NULL,
	"lastupdate_datetime" timestamp with time zone NOT NULL,
	"sub_status" varchar(50) NOT NULL,
	"next_payment_date" timestamp with time zone NOT NULL,
	"next_payment_amount" numeric(10, 2) DEFAULT '0' NOT NULL,
	"payfast_sub_token" text,
	CONSTRAINT "subscriptions_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "subscriptions_sub_status" CHECK ("subscriptions"."sub_status" in ('Trial', 'Monthly', 'Annual', 'Cancelled'))
);
--> statement-breakpoint
ALTER TABLE "login_verification_codes" ADD CONSTRAINT "login_verification_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset_codes" ADD CONSTRAINT "password_reset_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file_chunks" ADD CONSTRAINT "stored_file_chunks_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trigger_byte_files" ADD CONSTRAINT "trigger_byte_files_trigger_byte_id_trigger_bytes_id_fk" FOREIGN KEY ("trigger_byte_id") REFERENCES "public"."trigger_bytes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trigger_byte_files" ADD CONSTRAINT "trigger_byte_files_stored_file_id_stored_files_id_fk" FOREIGN KEY ("stored_file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trigger_bytes" ADD CONSTRAINT "trigger_bytes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_trigger_byte_id_trigger_bytes_id_fk" FOREIGN KEY ("trigger_byte_id") REFERENCES "public"."trigger_bytes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_expire" ON "session" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "stored_files_user_id" ON "stored_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stored_files_created_at" ON "stored_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "trigger_bytes_user_id" ON "trigger_bytes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trigger_bytes_sharing_emails" ON "trigger_bytes" USING gin ("sharing_emails");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "email_verification_sessions_last_activity" ON "email_verification_sessions" USING btree ("last_activity");