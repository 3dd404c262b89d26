CREATE TABLE "sharing_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"news_id" uuid,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sharing_news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	"undo_token" "bytea" NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "sharing_news_undo_token_unique" UNIQUE("undo_token")
);
--> statement-breakpoint
ALTER TABLE "sharing_changes" ADD CONSTRAINT "sharing_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sharing_changes" ADD CONSTRAINT "sharing_changes_news_id_sharing_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."sharing_news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sharing_news" ADD CONSTRAINT "sharing_news_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sharing_changes_news_id" ON "sharing_changes" USING btree ("news_id","changed_at");--> statement-breakpoint
CREATE INDEX "sharing_changes_waiting" ON "sharing_changes" USING btree ("user_id","changed_at") WHERE "sharing_changes"."news_id" is null;--> statement-breakpoint
CREATE INDEX "sharing_news_user_id" ON "sharing_news" USING btree ("user_id","mailed_at");--> statement-breakpoint
CREATE INDEX "sharing_news_mailed_at" ON "sharing_news" USING btree ("mailed_at");--> statement-breakpoint
UPDATE "mails" SET "kind" = 'sharing-changed' WHERE "kind" = 'recipients-added';
