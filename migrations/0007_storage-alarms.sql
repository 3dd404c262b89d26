CREATE TABLE "storage_alarms" (
	"store" text PRIMARY KEY NOT NULL,
	"percent" integer NOT NULL
);
