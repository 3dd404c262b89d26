CREATE TABLE "people_names" (
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"name" "bytea" NOT NULL,
	CONSTRAINT "people_names_user_id_email_pk" PRIMARY KEY("user_id","email")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "data_key_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "data_key" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name" "bytea";--> statement-breakpoint
ALTER TABLE "people_names" ADD CONSTRAINT "people_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_data_key_whole" CHECK (("users"."data_key_id" is null) = ("users"."data_key" is null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_name_has_key" CHECK ("users"."name" is null or "users"."data_key" is not null);