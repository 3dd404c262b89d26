CREATE TABLE "leavebit_drafts" (
	"user_id" bigint NOT NULL,
	"trigger_byte_id" bigint,
	"seqno" integer,
	"content" "bytea" NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leavebit_drafts_one_per_leavebit" UNIQUE NULLS NOT DISTINCT("user_id","trigger_byte_id"),
	CONSTRAINT "leavebit_drafts_seqno" CHECK (("leavebit_drafts"."seqno" is null) = ("leavebit_drafts"."trigger_byte_id" is null))
);
--> statement-breakpoint
ALTER TABLE "leavebit_drafts" ADD CONSTRAINT "leavebit_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leavebit_drafts" ADD CONSTRAINT "leavebit_drafts_trigger_byte_id_trigger_bytes_id_fk" FOREIGN KEY ("trigger_byte_id") REFERENCES "public"."trigger_bytes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leavebit_drafts_trigger_byte_id" ON "leavebit_drafts" USING btree ("trigger_byte_id");--> statement-breakpoint
CREATE INDEX "leavebit_drafts_saved_at" ON "leavebit_drafts" USING btree ("saved_at");