CREATE TABLE "activity_chains" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"sealed_number" bigint DEFAULT 0 NOT NULL,
	"seal" "bytea",
	CONSTRAINT "activity_chains_number" CHECK ("activity_chains"."number" >= 0),
	CONSTRAINT "activity_chains_hash" CHECK (octet_length("activity_chains"."hash") = 32),
	CONSTRAINT "activity_chains_seal" CHECK (("activity_chains"."sealed_number" > 0) = ("activity_chains"."seal" is not null)),
	CONSTRAINT "activity_chains_sealed_number" CHECK ("activity_chains"."sealed_number" between 0 and "activity_chains"."number")
);
--> statement-breakpoint
CREATE TABLE "activity_entries" (
	"user_id" bigint NOT NULL,
	"number" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"content" "bytea" NOT NULL,
	"once" "bytea",
	"hash" "bytea" NOT NULL,
	CONSTRAINT "activity_entries_user_id_number_pk" PRIMARY KEY("user_id","number"),
	CONSTRAINT "activity_entries_hash" CHECK (octet_length("activity_entries"."hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "activity_waiting" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"content" "bytea" NOT NULL,
	"once" "bytea",
	CONSTRAINT "activity_waiting_transaction_id_pk" PRIMARY KEY("transaction","id")
);
--> statement-breakpoint
ALTER TABLE "activity_chains" ADD CONSTRAINT "activity_chains_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_user_id_activity_chains_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."activity_chains"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activity_entries_once" ON "activity_entries" USING btree ("user_id","once") WHERE "activity_entries"."once" is not null;--> statement-breakpoint
-- Every account has a log from now on. One whose log is lost can so be told from one that has none yet.
INSERT INTO "activity_chains" ("user_id", "number", "hash")
  SELECT "id", 0, decode(repeat('00', 32), 'hex') FROM "users";
--> statement-breakpoint
-- A row leaves this table in the transaction that brought it. A crash leaves none, so they need no flush to disk.
ALTER TABLE "activity_waiting" SET UNLOGGED;
--> statement-breakpoint
-- Runs while a transaction commits, when it has taken all its other locks. So nobody who holds the head of a log waits for
-- anything but other heads, and these are always taken in the order of their owners.
CREATE OR REPLACE FUNCTION "chain_activity"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry activity_waiting%ROWTYPE;
  head activity_chains%ROWTYPE;
  is_known boolean := false;
BEGIN
  -- The first row's trigger has done it for all rows of the transaction.
  IF NOT EXISTS (SELECT FROM activity_waiting WHERE transaction = new.transaction AND id = new.id) THEN
    RETURN NULL;
  END IF;
  FOR entry IN SELECT * FROM activity_waiting WHERE transaction = new.transaction ORDER BY user_id, id LOOP
    IF head.user_id IS DISTINCT FROM entry.user_id THEN
      UPDATE activity_chains SET number = head.number, hash = head.hash WHERE user_id = head.user_id AND number < head.number;
      SELECT * INTO head FROM activity_chains WHERE user_id = entry.user_id FOR NO KEY UPDATE;
      is_known := FOUND;
      IF NOT is_known THEN
        INSERT INTO activity_chains (user_id, number, hash)
          SELECT id, 0, decode(repeat('00', 32), 'hex') FROM users WHERE id = entry.user_id ON CONFLICT DO NOTHING;
        SELECT * INTO head FROM activity_chains WHERE user_id = entry.user_id FOR NO KEY UPDATE;
        is_known := FOUND;
        -- An account that is gone has no log.
        head.user_id := entry.user_id;
      END IF;
    END IF;
    CONTINUE WHEN NOT is_known OR (entry.once IS NOT NULL
      AND EXISTS (SELECT FROM activity_entries e WHERE e.user_id = entry.user_id AND e.once = entry.once));
    head.number := head.number + 1;
    head.hash := sha256(convert_to('leavebits activity 1', 'UTF8') || head.hash || int8send(entry.user_id)
      || int8send(head.number) || int8send((extract(epoch FROM entry.at) * 1000)::bigint)
      || int4send(octet_length(entry.kind)) || convert_to(entry.kind, 'UTF8') || entry.content);
    INSERT INTO activity_entries (user_id, number, at, kind, content, once, hash)
      VALUES (entry.user_id, head.number, entry.at, entry.kind, entry.content, entry.once, head.hash);
  END LOOP;
  UPDATE activity_chains SET number = head.number, hash = head.hash WHERE user_id = head.user_id AND number < head.number;
  DELETE FROM activity_waiting WHERE transaction = new.transaction;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS "activity_chaining" ON "activity_waiting";
CREATE CONSTRAINT TRIGGER "activity_chaining" AFTER INSERT ON "activity_waiting"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "chain_activity"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_activity_chains"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM users WHERE id = old.user_id) THEN
      RETURN old;
    END IF;
    -- A destruction of unpaid data. It has said so before, and has removed the LeaveBits before.
    IF EXISTS (SELECT FROM subscriptions WHERE user_id = old.user_id AND data_destroyed_at IS NOT NULL)
      AND NOT EXISTS (SELECT FROM trigger_bytes WHERE user_id = old.user_id) THEN
      RETURN old;
    END IF;
    RAISE EXCEPTION 'the activity log stays as long as the account' USING ERRCODE = 'restrict_violation';
  END IF;
  IF new.user_id <> old.user_id OR new.number < old.number OR new.sealed_number < old.sealed_number
    OR (new.number = old.number AND new.hash <> old.hash) THEN
    RAISE EXCEPTION 'the head of an activity log only moves forward' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER "activity_chain_change" BEFORE UPDATE OR DELETE ON "activity_chains"
  FOR EACH ROW EXECUTE FUNCTION "guard_activity_chains"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_activity_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- They go with the whole log, and in no other way.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM activity_chains WHERE user_id = old.user_id) THEN
    RETURN old;
  END IF;
  RAISE EXCEPTION 'the activity log is append-only' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER "activity_entry_change" BEFORE UPDATE OR DELETE ON "activity_entries"
  FOR EACH ROW EXECUTE FUNCTION "guard_activity_entries"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_activity_truncation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the activity log is never truncated, not %', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER "activity_entry_truncation" BEFORE TRUNCATE ON "activity_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_activity_truncation"();
CREATE OR REPLACE TRIGGER "activity_chain_truncation" BEFORE TRUNCATE ON "activity_chains"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_activity_truncation"();
