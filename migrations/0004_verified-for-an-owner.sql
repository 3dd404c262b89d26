ALTER TABLE "viewer_verified" DROP CONSTRAINT "viewer_verified_email_unique";--> statement-breakpoint
ALTER TABLE "viewer_verified" ADD COLUMN "user_id" bigint;--> statement-breakpoint
-- Nobody noted for whom an address was proved. It is certain only where a single owner shares with it.
UPDATE "viewer_verified" AS "proof" SET "user_id" = (
	SELECT min("user_id") FROM "trigger_bytes" WHERE "sharing_emails" @> ARRAY["proof"."email"]
	HAVING count(DISTINCT "user_id") = 1
);--> statement-breakpoint
DELETE FROM "viewer_verified" WHERE "user_id" IS NULL;--> statement-breakpoint
ALTER TABLE "viewer_verified" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "viewer_verified" ADD CONSTRAINT "viewer_verified_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewer_verified" ADD CONSTRAINT "viewer_verified_user_id_email" UNIQUE("user_id","email");
