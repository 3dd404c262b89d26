CREATE TABLE "silences" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone,
	"asked_again_at" timestamp with time zone,
	"reporters_asked_at" timestamp with time zone,
	CONSTRAINT "silences_asked_first" CHECK ("silences"."asked_again_at" is null or "silences"."asked_at" < "silences"."asked_again_at")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "silence_months" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "silences" ADD CONSTRAINT "silences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_silence_months" CHECK ("users"."silence_months" in (0, 6, 12, 24));