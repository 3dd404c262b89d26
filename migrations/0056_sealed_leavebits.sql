CREATE TABLE "sealing_keys" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"public_key" text NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "sealing_keys_public_key" CHECK ("sealing_keys"."public_key" ~ '^age1[a-z0-9]{58}$')
);
--> statement-breakpoint
ALTER TABLE "people_names" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "people_names" ADD COLUMN "card_key" "bytea";--> statement-breakpoint
ALTER TABLE "people_names" ADD COLUMN "card_key_digest" "bytea";--> statement-breakpoint
ALTER TABLE "people_names" ADD COLUMN "card_set_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people_names" ADD COLUMN "card_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trigger_bytes" ADD COLUMN "sealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sealing_keys" ADD CONSTRAINT "sealing_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sealing_keys_one_current" ON "sealing_keys" USING btree ("user_id") WHERE "sealing_keys"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "sealing_keys_user_id" ON "sealing_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sealing_keys_replaced_at" ON "sealing_keys" USING btree ("replaced_at");--> statement-breakpoint
CREATE INDEX "people_names_card_key_digest" ON "people_names" USING btree ("card_key_digest");--> statement-breakpoint
ALTER TABLE "people_names" ADD CONSTRAINT "people_names_not_empty" CHECK (num_nonnulls("people_names"."name", "people_names"."card_key") > 0);--> statement-breakpoint
ALTER TABLE "people_names" ADD CONSTRAINT "people_names_whole_card" CHECK (num_nulls("people_names"."card_key", "people_names"."card_key_digest", "people_names"."card_set_at") in (0, 3));--> statement-breakpoint
ALTER TABLE "people_names" ADD CONSTRAINT "people_names_checked_card" CHECK ("people_names"."card_checked_at" is null or "people_names"."card_set_at" is not null);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_sharing_seals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A writer that forgets the seal fails here. Otherwise the row would count as damaged. This stops no attacker.
  IF TG_OP = 'INSERT' THEN
    IF new.sharing_seal IS NOT NULL THEN
      RETURN new;
    END IF;
  ELSIF new.sharing_seal IS DISTINCT FROM old.sharing_seal OR octet_length(new.sharing_seal) = 0 OR
    (new.id, new.user_id, new.seqno, new.sharing_emails, new.sharing_config, new.left_by, new.hides_addresses, new.sealed, new.trashed_at)
    IS NOT DISTINCT FROM
    (old.id, old.user_id, old.seqno, old.sharing_emails, old.sharing_config, old.left_by, old.hides_addresses, old.sealed, old.trashed_at) THEN
    RETURN new;
  END IF;
  RAISE EXCEPTION 'who may read a LeaveBit changes together with its seal' USING ERRCODE = 'check_violation';
END $$;

CREATE OR REPLACE TRIGGER "trigger_byte_seal" BEFORE INSERT OR UPDATE ON "trigger_bytes"
  FOR EACH ROW EXECUTE FUNCTION "guard_sharing_seals"();
