CREATE TABLE "report_refute_links" (
	"refute_token" "bytea" PRIMARY KEY NOT NULL,
	"report_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_refute_links" ADD CONSTRAINT "report_refute_links_report_id_death_incapacitation_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."death_incapacitation_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_refute_links_report_id" ON "report_refute_links" USING btree ("report_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_report_truncation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'nothing about reports is ever truncated, not %', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER "report_event_truncation" BEFORE TRUNCATE ON "report_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_truncation"();
CREATE OR REPLACE TRIGGER "report_truncation" BEFORE TRUNCATE ON "death_incapacitation_reports"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_truncation"();
CREATE OR REPLACE TRIGGER "report_confirmation_truncation" BEFORE TRUNCATE ON "report_confirmations"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_truncation"();
CREATE OR REPLACE TRIGGER "report_confirmation_link_truncation" BEFORE TRUNCATE ON "report_confirmation_links"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_truncation"();
CREATE OR REPLACE TRIGGER "report_warning_truncation" BEFORE TRUNCATE ON "report_warnings"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_truncation"();
CREATE OR REPLACE TRIGGER "report_refute_link_truncation" BEFORE TRUNCATE ON "report_refute_links"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_report_truncation"();
