CREATE TABLE "mail_languages" (
	"email" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_languages_language" CHECK ("mail_languages"."language" in ('en', 'af', 'zu', 'xh', 'fr', 'pt', 'de', 'nl'))
);
--> statement-breakpoint
ALTER TABLE "people_names" DROP CONSTRAINT "people_names_not_empty";--> statement-breakpoint
ALTER TABLE "people_names" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "people_names" ADD CONSTRAINT "people_names_language" CHECK ("people_names"."language" in ('en', 'af', 'zu', 'xh', 'fr', 'pt', 'de', 'nl'));--> statement-breakpoint
ALTER TABLE "people_names" ADD CONSTRAINT "people_names_not_empty" CHECK (num_nonnulls("people_names"."name", "people_names"."card_key", "people_names"."language") > 0);