ALTER TABLE "mails" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_user_id" ON "mails" USING btree ("user_id","recipient","created_at");