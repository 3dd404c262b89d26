ALTER TABLE "service_state" ADD COLUMN "is_restored" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "service_state" ADD COLUMN "owners_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "service_state" ADD CONSTRAINT "service_state_restored" CHECK (not "service_state"."is_restored" or "service_state"."recovery_since" is not null);--> statement-breakpoint
ALTER TABLE "service_state" ADD CONSTRAINT "service_state_owners_told" CHECK ("service_state"."owners_told_at" is null or "service_state"."is_restored");--> statement-breakpoint
-- A backup of an earlier version is loaded before this runs.
UPDATE "service_state" SET "is_restored" = true WHERE "recovery_reason" ~ '^A backup of .* was restored';
