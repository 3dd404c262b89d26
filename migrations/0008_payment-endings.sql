DROP INDEX "checkouts_same_offer";--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "paid_until" timestamp with time zone;--> statement-breakpoint
UPDATE "checkouts" SET "paid_until" = "covers_until";--> statement-breakpoint
ALTER TABLE "checkouts" ALTER COLUMN "paid_until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "offered_at" timestamp with time zone;--> statement-breakpoint
UPDATE "checkouts" SET "offered_at" = "created_at";--> statement-breakpoint
ALTER TABLE "checkouts" ALTER COLUMN "offered_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "owner_cancelled_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_same_offer" ON "checkouts" USING btree ("subscription_id",coalesce("replaces_token", ''),"start_zar","recurring_zar","covers_until","paid_until");