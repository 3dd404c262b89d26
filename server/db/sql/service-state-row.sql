-- The one row, made here so that it can always be locked.
INSERT INTO "service_state" DEFAULT VALUES;
