CREATE TYPE "public"."stopped_mails" AS ENUM('news', 'all');--> statement-breakpoint
CREATE TABLE "sender_choices" (
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"stopped" "stopped_mails",
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sender_choices_user_id_email_pk" PRIMARY KEY("user_id","email")
);
--> statement-breakpoint
ALTER TABLE "trigger_bytes" ADD COLUMN "left_by" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sender_choices" ADD CONSTRAINT "sender_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sender_choices_email" ON "sender_choices" USING btree ("email");--> statement-breakpoint
ALTER TABLE "trigger_bytes" ADD CONSTRAINT "trigger_bytes_left_by_recipients" CHECK ("trigger_bytes"."left_by" - "trigger_bytes"."sharing_emails" = '{}'::jsonb);