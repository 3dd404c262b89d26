CREATE TYPE "public"."cancel_reason" AS ENUM('owner', 'replaced', 'release');--> statement-breakpoint
CREATE TYPE "public"."payment_verdict" AS ENUM('pending', 'applied', 'rejected', 'contradiction');--> statement-breakpoint
CREATE TABLE "agreements" (
	"token" text PRIMARY KEY NOT NULL,
	"subscription_id" bigint NOT NULL,
	"checkout_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancel_wanted_at" timestamp with time zone,
	"cancel_reason" "cancel_reason",
	"cancelled_at" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	CONSTRAINT "agreements_cancel_reason" CHECK (("agreements"."cancel_wanted_at" is null) = ("agreements"."cancel_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" bigint NOT NULL,
	"replaces_token" text,
	"start_zar" numeric(10, 2) NOT NULL,
	"recurring_zar" numeric(10, 2) NOT NULL,
	"rate" numeric(10, 4) NOT NULL,
	"covers_until" timestamp with time zone NOT NULL,
	"billing_date" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"currency" text PRIMARY KEY NOT NULL,
	"rate" numeric(10, 4) NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" bigint,
	"payfast_payment_id" text,
	"merchant_payment_id" text,
	"payment_status" text NOT NULL,
	"amount_gross" numeric(10, 2),
	"amount_fee" numeric(10, 2),
	"amount_net" numeric(10, 2),
	"item_name" text,
	"item_description" text,
	"name_first" text,
	"name_last" text,
	"email_address" text,
	"merchant_id" text NOT NULL,
	"signature" char(32) NOT NULL,
	"token" text,
	"billing_date" date,
	"raw_notification" text NOT NULL,
	"source_addresses" text[] NOT NULL,
	"verdict" "payment_verdict" DEFAULT 'pending' NOT NULL,
	"verdict_reason" text,
	"processed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_processed" CHECK (("payments"."verdict" = 'pending') = ("payments"."processed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "free_until" timestamp with time zone;--> statement-breakpoint
UPDATE "subscriptions" SET "free_until" = "next_payment_date";--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "free_until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "paid_until" timestamp with time zone;--> statement-breakpoint
UPDATE "subscriptions" SET "paid_until" = "next_payment_date";--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "paid_until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "charging_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "destruction_stage" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "destruction_stage_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "destroy_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "data_destroyed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreements_subscription_id" ON "agreements" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_same_offer" ON "checkouts" USING btree ("subscription_id",coalesce("replaces_token", ''),"start_zar","recurring_zar","covers_until");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_once" ON "payments" USING btree (coalesce("payfast_payment_id", "token", ''),"payment_status") WHERE "payments"."verdict" <> 'contradiction';--> statement-breakpoint
CREATE INDEX "payments_subscription_id" ON "payments" USING btree ("subscription_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_token" ON "payments" USING btree ("token");--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("created_at") WHERE "payments"."verdict" = 'pending';--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_destruction_stage" CHECK (("subscriptions"."destruction_stage" is null) = ("subscriptions"."destroy_at" is null)
        and ("subscriptions"."destruction_stage" is null) = ("subscriptions"."destruction_stage_at" is null)
        and "subscriptions"."destruction_stage" in (30, 7, 1));