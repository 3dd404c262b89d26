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
