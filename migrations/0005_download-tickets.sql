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
ALTER TABLE "download_tickets" ADD CONSTRAINT "download_tickets_email_session_id_email_verification_sessions_id_fk" FOREIGN KEY ("email_session_id") REFERENCES "public"."email_verification_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_tickets" ADD CONSTRAINT "download_tickets_trigger_byte_id_trigger_bytes_id_fk" FOREIGN KEY ("trigger_byte_id") REFERENCES "public"."trigger_bytes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_tickets" ADD CONSTRAINT "download_tickets_stored_file_id_stored_files_id_fk" FOREIGN KEY ("stored_file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "download_tickets_email_session_id" ON "download_tickets" USING btree ("email_session_id");--> statement-breakpoint
CREATE INDEX "download_tickets_expires_at" ON "download_tickets" USING btree ("expires_at");