CREATE OR REPLACE FUNCTION "discard_objects"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stored_objects (key, discarded_at) VALUES (old.key, now());
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "discarded" AFTER DELETE ON "stored_objects" FOR EACH ROW
  WHEN (old.file_id IS NOT NULL) EXECUTE FUNCTION "discard_objects"();
