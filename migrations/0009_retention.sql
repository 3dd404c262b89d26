ALTER TABLE "report_warnings" DROP CONSTRAINT "report_warnings_mail_id_mails_id_fk";
--> statement-breakpoint
ALTER TABLE "report_warnings" ALTER COLUMN "mail_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "report_warnings" ADD CONSTRAINT "report_warnings_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_created_at" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_registration" ON "mails" USING btree ("created_at","id") WHERE "mails"."kind" = 'registration-code';--> statement-breakpoint
CREATE INDEX "viewer_verified_verified_at" ON "viewer_verified" USING btree ("verified_at","id");--> statement-breakpoint
CREATE INDEX "agreements_checkout_id" ON "agreements" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payments_merchant_payment_id" ON "payments" USING btree ("merchant_payment_id");--> statement-breakpoint
CREATE INDEX "payments_created_at" ON "payments" USING btree ("created_at");