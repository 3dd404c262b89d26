CREATE TYPE "public"."bounce_kind" AS ENUM('complaint', 'soft', 'hard');--> statement-breakpoint
CREATE TYPE "public"."mail_state" AS ENUM('queued', 'accepted', 'failed');--> statement-breakpoint
CREATE TYPE "public"."cancel_reason" AS ENUM('owner', 'replaced', 'release', 'destroyed');--> statement-breakpoint
CREATE TYPE "public"."payment_verdict" AS ENUM('pending', 'applied', 'rejected', 'contradiction');--> statement-breakpoint
CREATE TYPE "public"."inquiry_result" AS ENUM('clear', 'charge-unheard', 'unanswered');--> statement-breakpoint
CREATE TYPE "public"."report_event_kind" AS ENUM('submitted', 'confirmed', 'confirmation-withdrawn', 'warned', 'window-moved', 'restarted', 'released', 'refuted', 'expired', 'revoked');--> statement-breakpoint
CREATE TYPE "public"."report_status" AS ENUM('pending', 'released', 'refuted', 'expired', 'revoked');--> statement-breakpoint
CREATE TYPE "public"."report_type" AS ENUM('death', 'incapacitation');--> statement-breakpoint
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
	"ask_reporters_on_lapse" boolean DEFAULT true NOT NULL,
	"seqno" bigint DEFAULT 0 NOT NULL,
	"last_update" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_is_email" CHECK ("users"."username" = "users"."email"),
	CONSTRAINT "users_email_normalised" CHECK ("users"."email" = lower(btrim("users"."email"))),
	CONSTRAINT "users_required_confirmations_range" CHECK ("users"."required_confirmations" between 1 and 5),
	CONSTRAINT "users_refute_time_hours_range" CHECK ("users"."refute_time_hours" between 1 and 168),
	CONSTRAINT "users_designated_reporters_count" CHECK (cardinality("users"."designated_reporters") <= 5),
	CONSTRAINT "users_enough_reporters" CHECK (cardinality("users"."designated_reporters") = 0 or cardinality("users"."designated_reporters") > "users"."required_confirmations")
);
--> statement-breakpoint
CREATE TABLE "ring_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" "bytea" NOT NULL
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
CREATE TABLE "mail_event_receipts" (
	"digest" "bytea" PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"user_id" bigint,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"message_id" text NOT NULL,
	"letter" "bytea",
	"state" "mail_state" DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"refused_at" timestamp with time zone,
	"follow_up" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"give_up_at" timestamp with time zone NOT NULL,
	"last_attempt_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"bounced_at" timestamp with time zone,
	"bounce_kind" "bounce_kind",
	"taken_at" timestamp with time zone,
	CONSTRAINT "mails_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "mails_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "mails_letter_wiped" CHECK (("mails"."state" = 'queued') = ("mails"."letter" is not null)),
	CONSTRAINT "mails_refused_at" CHECK ("mails"."refused_at" is null or "mails"."state" = 'failed'),
	CONSTRAINT "mails_accepted_at" CHECK (("mails"."state" = 'accepted') = ("mails"."accepted_at" is not null)),
	CONSTRAINT "mails_bounced_at" CHECK (("mails"."bounce_kind" is null) = ("mails"."bounced_at" is null)),
	CONSTRAINT "mails_taken_at" CHECK (("mails"."taken_at" is not null) = coalesce("mails"."bounce_kind" in ('hard', 'soft'), false)),
	CONSTRAINT "mails_bounced_hard" CHECK ("mails"."bounce_kind" is distinct from 'hard' or "mails"."refused_at" is not null),
	CONSTRAINT "mails_bounced_soft" CHECK ("mails"."bounce_kind" is distinct from 'soft' or ("mails"."state" = 'failed' and "mails"."refused_at" is null))
);
--> statement-breakpoint
CREATE TABLE "download_tickets" (
	"ticket" "bytea" PRIMARY KEY NOT NULL,
	"email_session_id" uuid NOT NULL,
	"trigger_byte_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"stored_file_id" bigint,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "download_tickets_purpose" CHECK ("download_tickets"."purpose" in ('download', 'preview', 'zip')),
	CONSTRAINT "download_tickets_file" CHECK (("download_tickets"."purpose" = 'zip') = ("download_tickets"."stored_file_id" is null))
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
CREATE TABLE "agreements" (
	"token" text PRIMARY KEY NOT NULL,
	"subscription_id" bigint NOT NULL,
	"checkout_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancel_wanted_at" timestamp with time zone,
	"cancel_reason" "cancel_reason",
	"cancelled_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	CONSTRAINT "agreements_cancel_reason" CHECK (("agreements"."cancel_wanted_at" is null) = ("agreements"."cancel_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" bigint NOT NULL,
	"replaces_token" text,
	"start_zar" numeric(10, 2) NOT NULL,
	"recurring_zar" numeric(10, 2) NOT NULL,
	"rate" numeric(10, 4) NOT NULL,
	"covers_until" timestamp with time zone NOT NULL,
	"billing_date" date NOT NULL,
	"paid_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"currency" text PRIMARY KEY NOT NULL,
	"rate" numeric(10, 4) NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" bigint,
	"payfast_payment_id" text,
	"merchant_payment_id" text,
	"payment_status" text NOT NULL,
	"amount_gross" numeric(10, 2),
	"amount_fee" numeric(10, 2),
	"amount_net" numeric(10, 2),
	"item_name" text,
	"item_description" text,
	"name_first" text,
	"name_last" text,
	"email_address" text,
	"merchant_id" text NOT NULL,
	"signature" char(32) NOT NULL,
	"token" text,
	"billing_date" date,
	"raw_notification" text NOT NULL,
	"source_addresses" text[] NOT NULL,
	"verdict" "payment_verdict" DEFAULT 'pending' NOT NULL,
	"verdict_reason" text,
	"processed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_processed" CHECK (("payments"."verdict" = 'pending') = ("payments"."processed_at" is null))
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
	"free_until" timestamp with time zone NOT NULL,
	"paid_until" timestamp with time zone NOT NULL,
	"owner_cancelled_at" timestamp with time zone,
	"charging_stopped_at" timestamp with time zone,
	"destroy_at" timestamp with time zone,
	"unreachable_at" timestamp with time zone,
	"postponement_alarmed_at" timestamp with time zone,
	"data_destroyed_at" timestamp with time zone,
	"reporters_asked_days" integer,
	"reporters_asked_at" timestamp with time zone,
	CONSTRAINT "subscriptions_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "subscriptions_sub_status" CHECK ("subscriptions"."sub_status" in ('Trial', 'Monthly', 'Annual', 'Cancelled')),
	CONSTRAINT "subscriptions_announcement" CHECK ("subscriptions"."destroy_at" is not null or ("subscriptions"."unreachable_at" is null and "subscriptions"."postponement_alarmed_at" is null)),
	CONSTRAINT "subscriptions_reporters_asked" CHECK (("subscriptions"."reporters_asked_days" is null) = ("subscriptions"."reporters_asked_at" is null)
        and "subscriptions"."reporters_asked_days" in (60, 300))
);
--> statement-breakpoint
CREATE TABLE "destruction_letters" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" bigint NOT NULL,
	"days_ahead" integer,
	CONSTRAINT "destruction_letters_once" UNIQUE("subscription_id","days_ahead"),
	CONSTRAINT "destruction_letters_days_ahead" CHECK ("destruction_letters"."days_ahead" in (30, 7, 1))
);
--> statement-breakpoint
CREATE TABLE "payment_inquiries" (
	"subscription_id" bigint PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_about" text,
	"result" "inquiry_result" NOT NULL,
	"detail" text
);
--> statement-breakpoint
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
	"restarted_at" timestamp with time zone,
	"round" integer DEFAULT 0 NOT NULL,
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
	CONSTRAINT "reports_round" CHECK (("death_incapacitation_reports"."restarted_at" is not null) = ("death_incapacitation_reports"."round" > 0)),
	CONSTRAINT "reports_refuted" CHECK (("death_incapacitation_reports"."refuted_at" is not null) = ("death_incapacitation_reports"."status" = 'refuted')),
	CONSTRAINT "reports_refuted_by" CHECK (("death_incapacitation_reports"."refuted_by" is not null) = ("death_incapacitation_reports"."status" = 'refuted')),
	CONSTRAINT "reports_released" CHECK (("death_incapacitation_reports"."released_at" is not null) = ("death_incapacitation_reports"."status" in ('released', 'revoked'))),
	CONSTRAINT "reports_released_late_enough" CHECK ("death_incapacitation_reports"."released_at" >= "death_incapacitation_reports"."expires_at"),
	CONSTRAINT "reports_released_confirmed" CHECK ("death_incapacitation_reports"."released_at" is null or "death_incapacitation_reports"."confirmed_at" is not null),
	CONSTRAINT "reports_expired" CHECK (("death_incapacitation_reports"."expired_at" is not null) = ("death_incapacitation_reports"."status" = 'expired')),
	CONSTRAINT "reports_expired_late_enough" CHECK ("death_incapacitation_reports"."expired_at" >= "death_incapacitation_reports"."expires_at" + make_interval(hours => 720)),
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
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "report_confirmations_confirmation_token_unique" UNIQUE("confirmation_token"),
	CONSTRAINT "report_confirmations_one_each" UNIQUE("report_id","confirmer_email"),
	CONSTRAINT "report_confirmations_not_own" CHECK ("report_confirmations"."confirmer_email" <> "report_confirmations"."reporter_email"),
	CONSTRAINT "report_confirmations_type" CHECK (("report_confirmations"."confirmed_at" is not null) = ("report_confirmations"."confirmation_type" is not null)),
	CONSTRAINT "report_confirmations_withdrawn" CHECK ("report_confirmations"."confirmed_at" is null or "report_confirmations"."withdrawn_at" is null)
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
	"round" integer DEFAULT 0 NOT NULL,
	"stage" text NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"mail_id" uuid NOT NULL,
	"refute_token" "bytea" NOT NULL,
	CONSTRAINT "report_warnings_report_id_round_stage_number_pk" PRIMARY KEY("report_id","round","stage","number"),
	CONSTRAINT "report_warnings_mail_id_unique" UNIQUE("mail_id"),
	CONSTRAINT "report_warnings_refute_token_unique" UNIQUE("refute_token"),
	CONSTRAINT "report_warnings_stage" CHECK ("report_warnings"."stage" in ('first', 'half', 'last', 'final'))
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
CREATE TABLE "upload_sessions" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"file_count" integer
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"trigger_byte_id" bigint NOT NULL,
	"session_id" uuid NOT NULL,
	"file_index" integer NOT NULL,
	"length" bigint NOT NULL,
	"received" bigint NOT NULL,
	"metadata" "bytea" NOT NULL,
	"tail" "bytea" NOT NULL,
	"last_activity" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "uploads_place_in_session" UNIQUE("user_id","session_id","file_index"),
	CONSTRAINT "uploads_file_index_range" CHECK ("uploads"."file_index" between 0 and 4),
	CONSTRAINT "uploads_received_range" CHECK ("uploads"."received" between 0 and "uploads"."length")
);
--> statement-breakpoint
CREATE TABLE "service_heartbeat" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"count" bigint NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_heartbeat_one_row" CHECK ("service_heartbeat"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "service_outages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_outages_in_order" CHECK ("service_outages"."ended_at" > "service_outages"."started_at")
);
--> statement-breakpoint
CREATE TABLE "service_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"recovery_since" timestamp with time zone,
	"recovery_reason" text,
	"confirmations" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "service_state_one_row" CHECK ("service_state"."id" = 1),
	CONSTRAINT "service_state_reason" CHECK (("service_state"."recovery_since" is null) = ("service_state"."recovery_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "failing_rows" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"tries" integer NOT NULL,
	"last_error" text NOT NULL,
	"failing_since" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"alarmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "failing_rows_kind_subject_pk" PRIMARY KEY("kind","subject"),
	CONSTRAINT "failing_rows_tries" CHECK ("failing_rows"."tries" > 0)
);
--> statement-breakpoint
ALTER TABLE "login_verification_codes" ADD CONSTRAINT "login_verification_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset_codes" ADD CONSTRAINT "password_reset_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file_chunks" ADD CONSTRAINT "stored_file_chunks_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trigger_byte_files" ADD CONSTRAINT "trigger_byte_files_trigger_byte_id_trigger_bytes_id_fk" FOREIGN KEY ("trigger_byte_id") REFERENCES "public"."trigger_bytes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trigger_byte_files" ADD CONSTRAINT "trigger_byte_files_stored_file_id_stored_files_id_fk" FOREIGN KEY ("stored_file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trigger_bytes" ADD CONSTRAINT "trigger_bytes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_tickets" ADD CONSTRAINT "download_tickets_email_session_id_email_verification_sessions_id_fk" FOREIGN KEY ("email_session_id") REFERENCES "public"."email_verification_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_tickets" ADD CONSTRAINT "download_tickets_trigger_byte_id_trigger_bytes_id_fk" FOREIGN KEY ("trigger_byte_id") REFERENCES "public"."trigger_bytes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_tickets" ADD CONSTRAINT "download_tickets_stored_file_id_stored_files_id_fk" FOREIGN KEY ("stored_file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_trigger_byte_id_trigger_bytes_id_fk" FOREIGN KEY ("trigger_byte_id") REFERENCES "public"."trigger_bytes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destruction_letters" ADD CONSTRAINT "destruction_letters_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destruction_letters" ADD CONSTRAINT "destruction_letters_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_inquiries" ADD CONSTRAINT "payment_inquiries_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "death_incapacitation_reports" ADD CONSTRAINT "death_incapacitation_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_confirmations" ADD CONSTRAINT "report_confirmations_report" FOREIGN KEY ("report_id","reporter_email") REFERENCES "public"."death_incapacitation_reports"("id","reporter_email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_events" ADD CONSTRAINT "report_events_report_id_death_incapacitation_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."death_incapacitation_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_warnings" ADD CONSTRAINT "report_warnings_report_id_death_incapacitation_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."death_incapacitation_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_warnings" ADD CONSTRAINT "report_warnings_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_tokens" ADD CONSTRAINT "reporter_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_openings" ADD CONSTRAINT "scheduled_openings_trigger_byte_id_trigger_bytes_id_fk" FOREIGN KEY ("trigger_byte_id") REFERENCES "public"."trigger_bytes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_sessions" ADD CONSTRAINT "upload_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_id_stored_files_id_fk" FOREIGN KEY ("id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_trigger_byte_id_trigger_bytes_id_fk" FOREIGN KEY ("trigger_byte_id") REFERENCES "public"."trigger_bytes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_expire" ON "session" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "session_one_per_owner" ON "session" USING btree (("sess" ->> 'userId'));--> statement-breakpoint
CREATE INDEX "stored_files_user_id" ON "stored_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stored_files_created_at" ON "stored_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "trigger_bytes_user_id" ON "trigger_bytes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trigger_bytes_sharing_emails" ON "trigger_bytes" USING gin ("sharing_emails");--> statement-breakpoint
CREATE INDEX "mail_event_receipts_received_at" ON "mail_event_receipts" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "mails_queued" ON "mails" USING btree ("dedupe_key" text_pattern_ops) WHERE "mails"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "mails_user_id" ON "mails" USING btree ("user_id","recipient","created_at");--> statement-breakpoint
CREATE INDEX "download_tickets_email_session_id" ON "download_tickets" USING btree ("email_session_id");--> statement-breakpoint
CREATE INDEX "download_tickets_expires_at" ON "download_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_verification_sessions_last_activity" ON "email_verification_sessions" USING btree ("last_activity");--> statement-breakpoint
CREATE INDEX "agreements_subscription_id" ON "agreements" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_same_offer" ON "checkouts" USING btree ("subscription_id",coalesce("replaces_token", ''),"start_zar","recurring_zar","covers_until","paid_until");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_once" ON "payments" USING btree (coalesce("payfast_payment_id", "token", ''),"payment_status") WHERE "payments"."verdict" <> 'contradiction';--> statement-breakpoint
CREATE INDEX "payments_subscription_id" ON "payments" USING btree ("subscription_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_token" ON "payments" USING btree ("token");--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("created_at") WHERE "payments"."verdict" = 'pending';--> statement-breakpoint
CREATE INDEX "destruction_letters_subscription_id" ON "destruction_letters" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_one_in_force" ON "death_incapacitation_reports" USING btree ("user_id") WHERE "death_incapacitation_reports"."status" in ('pending', 'released');--> statement-breakpoint
CREATE INDEX "reports_user_id" ON "death_incapacitation_reports" USING btree ("user_id","reported_at");--> statement-breakpoint
CREATE INDEX "reports_pending" ON "death_incapacitation_reports" USING btree ("expires_at") WHERE "death_incapacitation_reports"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "report_events_report_id" ON "report_events" USING btree ("report_id","id");--> statement-breakpoint
CREATE INDEX "reporter_tokens_user_id" ON "reporter_tokens" USING btree ("user_id","reporter_email");--> statement-breakpoint
CREATE INDEX "scheduled_openings_opens_at" ON "scheduled_openings" USING btree ("opens_at");--> statement-breakpoint
CREATE INDEX "uploads_trigger_byte_id" ON "uploads" USING btree ("trigger_byte_id");--> statement-breakpoint
CREATE INDEX "uploads_last_activity" ON "uploads" USING btree ("last_activity");--> statement-breakpoint
CREATE INDEX "service_outages_ended_at" ON "service_outages" USING btree ("ended_at");
--> statement-breakpoint
-- Ciphertext does not compress. Stored as it is, a part of a chunk can be read without the rest.
ALTER TABLE "stored_file_chunks" ALTER COLUMN "data" SET STORAGE EXTERNAL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_destruction"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  at timestamptz := new.data_destroyed_at;
  inquiry payment_inquiries%ROWTYPE;
  written bigint;
  queued bigint;
  heard bigint;
  last_heard timestamptz;
BEGIN
  IF at IS NULL THEN
    RAISE EXCEPTION 'a destruction is never undone' USING ERRCODE = 'check_violation';
  END IF;
  IF old.destroy_at IS NULL OR at < old.destroy_at THEN
    RAISE EXCEPTION 'nothing is destroyed before the announced moment' USING ERRCODE = 'check_violation';
  END IF;
  IF at < (old.paid_until AT TIME ZONE 'UTC' + interval '12 months') AT TIME ZONE 'UTC' OR new.paid_until <> old.paid_until THEN
    RAISE EXCEPTION 'nothing is destroyed that was paid for within twelve months' USING ERRCODE = 'check_violation';
  END IF;
  SELECT count(l.days_ahead), count(*) FILTER (WHERE m.state = 'queued'),
    count(l.days_ahead) FILTER (WHERE m.state = 'accepted'), max(m.accepted_at) FILTER (WHERE l.days_ahead IS NOT NULL)
    INTO written, queued, heard, last_heard
    FROM destruction_letters l JOIN mails m ON m.id = l.mail_id WHERE l.subscription_id = old.id;
  IF written < 3 OR queued > 0 THEN
    RAISE EXCEPTION 'nothing is destroyed before all warnings were sent' USING ERRCODE = 'check_violation';
  END IF;
  IF heard >= 2 AND at < last_heard + interval '20 hours' THEN
    RAISE EXCEPTION 'nothing is destroyed right after the last warning' USING ERRCODE = 'check_violation';
  END IF;
  IF heard < 2 AND (old.unreachable_at IS NULL
    OR at < (old.unreachable_at AT TIME ZONE 'UTC' + interval '6 months') AT TIME ZONE 'UTC') THEN
    RAISE EXCEPTION 'nothing is destroyed without two accepted warnings, or six months more' USING ERRCODE = 'check_violation';
  END IF;
  SELECT * INTO inquiry FROM payment_inquiries WHERE subscription_id = old.id;
  IF inquiry.result IS DISTINCT FROM 'clear' OR inquiry.asked_at > at OR inquiry.asked_at < at - interval '2 hours' THEN
    RAISE EXCEPTION 'nothing is destroyed before PayFast has answered' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM checkouts WHERE subscription_id = old.id AND offered_at > inquiry.asked_at) THEN
    RAISE EXCEPTION 'nothing is destroyed after an offer that PayFast was not asked about' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM payments WHERE verdict = 'pending' AND (
    merchant_payment_id IN (SELECT id FROM checkouts WHERE subscription_id = old.id)
    OR token IN (SELECT token FROM agreements WHERE subscription_id = old.id))) THEN
    RAISE EXCEPTION 'nothing is destroyed while a payment waits for its checks' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM death_incapacitation_reports WHERE user_id = old.user_id AND (status = 'pending'
    OR (status = 'released' AND at < (released_at AT TIME ZONE 'UTC' + interval '12 months') AT TIME ZONE 'UTC'))) THEN
    RAISE EXCEPTION 'nothing is destroyed while a report is pending or the estate can be read' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM service_state WHERE recovery_since IS NOT NULL) THEN
    RAISE EXCEPTION 'nothing is destroyed in recovery' USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER "destruction" BEFORE UPDATE ON "subscriptions" FOR EACH ROW
  WHEN (new.data_destroyed_at IS DISTINCT FROM old.data_destroyed_at) EXECUTE FUNCTION "guard_destruction"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_report_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  confirmations bigint;
  needed interval := make_interval(hours => least(new.refute_time_hours, 12));
BEGIN
  IF (old.id, old.user_id, old.reporter_email, old.report_type, old.required_confirmations, old.refute_time_hours, old.reported_at, old.refute_token)
    IS DISTINCT FROM (new.id, new.user_id, new.reporter_email, new.report_type, new.required_confirmations, new.refute_time_hours, new.reported_at, new.refute_token) THEN
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
  IF new.round NOT IN (old.round, old.round + 1) OR (new.round = old.round AND new.restarted_at IS DISTINCT FROM old.restarted_at)
    OR (old.status <> 'pending' AND new.round <> old.round) THEN
    RAISE EXCEPTION 'a report begins again only while it is pending' USING ERRCODE = 'check_violation';
  END IF;
  IF old.status <> 'pending' AND (old.confirmed_at, old.released_at) IS DISTINCT FROM (new.confirmed_at, new.released_at) THEN
    RAISE EXCEPTION 'a % report keeps when it was confirmed and released', old.status USING ERRCODE = 'check_violation';
  END IF;
  IF new.status IN ('released', 'expired') AND old.status = 'pending' THEN
    SELECT count(*) INTO confirmations FROM report_confirmations WHERE report_id = new.id AND confirmed_at IS NOT NULL;
    IF new.status = 'released' AND confirmations < new.required_confirmations THEN
      RAISE EXCEPTION 'a report is released only with enough confirmations' USING ERRCODE = 'check_violation';
    END IF;
    IF new.status = 'released' AND EXISTS (SELECT FROM service_state WHERE recovery_since IS NOT NULL) THEN
      RAISE EXCEPTION 'nothing is released in recovery' USING ERRCODE = 'check_violation';
    END IF;
    -- The owner was told at most a day before the last needed confirmation. The product has worked long enough since.
    IF new.status = 'released' AND NOT EXISTS (
      SELECT FROM report_warnings w
      JOIN mails m ON m.id = w.mail_id
      CROSS JOIN LATERAL (
        SELECT coalesce(m.accepted_at, m.refused_at, CASE WHEN m.state = 'failed' THEN m.created_at + interval '72 hours' END) AS at
      ) AS told
      WHERE w.report_id = new.id AND w.round = new.round
        -- A mail that came back counts from the moment a mail server took it.
        AND coalesce(m.taken_at, told.at) >= new.confirmed_at - interval '24 hours'
        AND new.released_at - told.at - coalesce((
          SELECT sum(least(o.ended_at, new.released_at) - greatest(o.started_at, told.at))
          FROM service_outages o WHERE o.ended_at > told.at AND o.started_at < new.released_at
        ), interval '0') >= needed
    ) THEN
      RAISE EXCEPTION 'a report is released only after a final notice' USING ERRCODE = 'check_violation';
    END IF;
    IF new.status = 'expired' AND confirmations >= new.required_confirmations THEN
      RAISE EXCEPTION 'a report with enough confirmations does not expire' USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER "report_change" BEFORE UPDATE ON "death_incapacitation_reports"
  FOR EACH ROW EXECUTE FUNCTION "guard_report_change"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_report_confirmations"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  report death_incapacitation_reports%ROWTYPE;
BEGIN
  SELECT * INTO report FROM death_incapacitation_reports WHERE id = coalesce(new.report_id, old.report_id);
  IF TG_OP = 'DELETE' THEN
    IF report.id IS NOT NULL THEN
      RAISE EXCEPTION 'a report keeps everyone who was asked to confirm it' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN old;
  END IF;
  IF TG_OP = 'INSERT' AND new.confirmed_at IS NOT NULL THEN
    RAISE EXCEPTION 'a reporter is asked before they confirm' USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND (old.id, old.report_id, old.reporter_email, old.confirmer_email)
    IS DISTINCT FROM (new.id, new.report_id, new.reporter_email, new.confirmer_email) THEN
    RAISE EXCEPTION 'a report keeps everyone who was asked to confirm it' USING ERRCODE = 'check_violation';
  END IF;
  IF report.status <> 'pending' AND (TG_OP = 'INSERT' OR (old.confirmed_at, old.confirmation_type, old.withdrawn_at)
    IS DISTINCT FROM (new.confirmed_at, new.confirmation_type, new.withdrawn_at)) THEN
    RAISE EXCEPTION 'the confirmations of a % report do not change', report.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER "report_confirmation_change" BEFORE INSERT OR UPDATE OR DELETE ON "report_confirmations"
  FOR EACH ROW EXECUTE FUNCTION "guard_report_confirmations"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_report_deletion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE id = old.user_id) THEN
    RAISE EXCEPTION 'a report stays as long as its owner has an account' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN old;
END $$;

CREATE OR REPLACE TRIGGER "report_deletion" BEFORE DELETE ON "death_incapacitation_reports"
  FOR EACH ROW EXECUTE FUNCTION "guard_report_deletion"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_report_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM death_incapacitation_reports WHERE id = old.report_id) THEN
    RETURN old;
  END IF;
  RAISE EXCEPTION 'the timeline of a report is append-only' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER "report_event_change" BEFORE UPDATE OR DELETE ON "report_events"
  FOR EACH ROW EXECUTE FUNCTION "guard_report_events"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_report_insertion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.status <> 'pending' OR new.confirmed_at IS NOT NULL THEN
    RAISE EXCEPTION 'a new report is pending and unconfirmed' USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER "report_insertion" BEFORE INSERT ON "death_incapacitation_reports"
  FOR EACH ROW EXECUTE FUNCTION "guard_report_insertion"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_report_truncation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'nothing about reports is ever truncated, not %', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER "report_event_truncation" BEFORE TRUNCATE ON "report_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_truncation"();
CREATE OR REPLACE TRIGGER "report_truncation" BEFORE TRUNCATE ON "death_incapacitation_reports"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_truncation"();
CREATE OR REPLACE TRIGGER "report_confirmation_truncation" BEFORE TRUNCATE ON "report_confirmations"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_truncation"();
CREATE OR REPLACE TRIGGER "report_warning_truncation" BEFORE TRUNCATE ON "report_warnings"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_truncation"();
--> statement-breakpoint
-- The one row, made here so that it can always be locked.
INSERT INTO "service_state" DEFAULT VALUES;
