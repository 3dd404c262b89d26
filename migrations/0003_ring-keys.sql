CREATE TABLE "ring_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" "bytea" NOT NULL
);
