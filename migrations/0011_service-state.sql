CREATE TABLE "service_heartbeat" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"count" bigint NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_heartbeat_one_row" CHECK ("service_heartbeat"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "service_outages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_outages_in_order" CHECK ("service_outages"."ended_at" > "service_outages"."started_at")
);
--> statement-breakpoint
CREATE TABLE "service_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"recovery_since" timestamp with time zone,
	"recovery_reason" text,
	"confirmations" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "service_state_one_row" CHECK ("service_state"."id" = 1),
	CONSTRAINT "service_state_reason" CHECK (("service_state"."recovery_since" is null) = ("service_state"."recovery_reason" is null))
);
--> statement-breakpoint
CREATE INDEX "service_outages_ended_at" ON "service_outages" USING btree ("ended_at");--> statement-breakpoint
INSERT INTO "service_state" DEFAULT VALUES;
