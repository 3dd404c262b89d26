CREATE TABLE "trigger_byte_versions" (
	"trigger_byte_id" bigint NOT NULL,
	"seqno" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trigger_byte_versions_trigger_byte_id_seqno_pk" PRIMARY KEY("trigger_byte_id","seqno")
);
--> statement-breakpoint
ALTER TABLE "trigger_byte_files" DROP CONSTRAINT "trigger_byte_files_unique_name";--> statement-breakpoint
ALTER TABLE "trigger_byte_files" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trigger_bytes" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trigger_bytes" ADD COLUMN "held_notices" jsonb;--> statement-breakpoint
ALTER TABLE "trigger_byte_versions" ADD CONSTRAINT "trigger_byte_versions_trigger_byte_id_trigger_bytes_id_fk" FOREIGN KEY ("trigger_byte_id") REFERENCES "public"."trigger_bytes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trigger_byte_files_unique_name" ON "trigger_byte_files" USING btree ("trigger_byte_id","filename_digest") WHERE "trigger_byte_files"."trashed_at" is null;--> statement-breakpoint
CREATE INDEX "trigger_byte_files_trashed_at" ON "trigger_byte_files" USING btree ("trashed_at") WHERE "trigger_byte_files"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "trigger_bytes_trashed_at" ON "trigger_bytes" USING btree ("trashed_at") WHERE "trigger_bytes"."trashed_at" is not null;--> statement-breakpoint
ALTER TABLE "trigger_bytes" ADD CONSTRAINT "trigger_bytes_held_in_trash" CHECK (("trigger_bytes"."held_notices" is null) = ("trigger_bytes"."trashed_at" is null));