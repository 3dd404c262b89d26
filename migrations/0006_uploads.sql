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
ALTER TABLE "upload_sessions" ADD CONSTRAINT "upload_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_id_stored_files_id_fk" FOREIGN KEY ("id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_trigger_byte_id_trigger_bytes_id_fk" FOREIGN KEY ("trigger_byte_id") REFERENCES "public"."trigger_bytes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_trigger_byte_id" ON "uploads" USING btree ("trigger_byte_id");--> statement-breakpoint
CREATE INDEX "uploads_last_activity" ON "uploads" USING btree ("last_activity");