CREATE TABLE "stored_objects" (
	"key" uuid PRIMARY KEY NOT NULL,
	"file_id" bigint,
	"position" integer,
	"chunks" integer,
	"discarded_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "stored_objects_position" UNIQUE("file_id","position"),
	CONSTRAINT "stored_objects_in_file_or_discarded" CHECK (num_nulls("stored_objects"."file_id", "stored_objects"."position", "stored_objects"."chunks") = case when "stored_objects"."discarded_at" is null then 0 else 3 end),
	CONSTRAINT "stored_objects_removed_when_discarded" CHECK ("stored_objects"."removed_at" is null or "stored_objects"."discarded_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "store" text DEFAULT 'postgres' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_state" ADD COLUMN "object_folder" uuid;--> statement-breakpoint
ALTER TABLE "stored_objects" ADD CONSTRAINT "stored_objects_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_objects_discarded_at" ON "stored_objects" USING btree ("discarded_at") WHERE "stored_objects"."discarded_at" is not null;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_known_store" CHECK ("stored_files"."store" in ('postgres', 's3'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION "discard_objects"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stored_objects (key, discarded_at) VALUES (old.key, now());
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "discarded" AFTER DELETE ON "stored_objects" FOR EACH ROW
  WHEN (old.file_id IS NOT NULL) EXECUTE FUNCTION "discard_objects"();
