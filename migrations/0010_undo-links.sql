CREATE TABLE "configuration_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"seqno" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"terms_before" jsonb NOT NULL,
	"terms_after" jsonb NOT NULL,
	"undo_token" "bytea" NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "configuration_changes_undo_token_unique" UNIQUE("undo_token"),
	CONSTRAINT "configuration_changes_user_id_seqno" UNIQUE("user_id","seqno")
);
--> statement-breakpoint
CREATE TABLE "lost_reporter_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"change_id" uuid NOT NULL,
	"reporter_email" text NOT NULL,
	"death_token" "bytea" NOT NULL,
	"incapacitation_token" "bytea" NOT NULL,
	"practice_token" "bytea" NOT NULL,
	"opened_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lost_reporter_tokens_death_token_unique" UNIQUE("death_token"),
	CONSTRAINT "lost_reporter_tokens_incapacitation_token_unique" UNIQUE("incapacitation_token"),
	CONSTRAINT "lost_reporter_tokens_practice_token_unique" UNIQUE("practice_token")
);
--> statement-breakpoint
ALTER TABLE "configuration_changes" ADD CONSTRAINT "configuration_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_reporter_tokens" ADD CONSTRAINT "lost_reporter_tokens_change_id_configuration_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."configuration_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "configuration_changes_changed_at" ON "configuration_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "lost_reporter_tokens_change_id" ON "lost_reporter_tokens" USING btree ("change_id");