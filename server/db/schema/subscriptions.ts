import { sql } from 'drizzle-orm';
import {
  char,
  check,
  date,
  index,
  integer,
  numeric,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { SubscriptionStatus } from '#shared/domain/subscription.ts';
import { users } from './accounts.ts';
import { timestamptz, randomPrimaryKey } from './columns.ts';

const zar = (name: string) => numeric(name, { precision: 10, scale: 2 });

/**
 * One owner's subscription. Amounts are in USD. The facts are `freeUntil`, the agreements and their payments. Status, dates and
 * token are derived from them and rewritten whenever a fact is added.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: randomPrimaryKey('id').primaryKey(),
    userId: randomPrimaryKey('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: varchar('email', { length: 255 }).notNull(),
    creationDatetime: timestamptz('creation_datetime').notNull(),
    lastupdateDatetime: timestamptz('lastupdate_datetime').notNull(),
    subStatus: varchar('sub_status', { length: 50 }).$type<SubscriptionStatus>().notNull(),
    nextPaymentDate: timestamptz('next_payment_date').notNull(),
    nextPaymentAmount: numeric('next_payment_amount', { precision: 10, scale: 2 }).notNull().default('0'),
    payfastSubToken: text('payfast_sub_token'),
    /** The end of the free period. */
    freeUntil: timestamptz('free_until').notNull(),
    /** The end of the free period that every account got when the service resumed taking payments. */
    waivedUntil: timestamptz('waived_until'),
    /** Until when everything is free or paid for, regardless of the status. */
    paidUntil: timestamptz('paid_until').notNull(),
    /**
     * The owner's last cancellation on our site. An earlier offer can no longer start anything, even if PayFast reports it much
     * later.
     */
    ownerCancelledAt: timestamptz('owner_cancelled_at'),
    /** When the owner's estate was released. PayFast no longer charges, and payment reminders stop. */
    chargingStoppedAt: timestamptz('charging_stopped_at'),
    /** When someone last went to PayFast from the payment page. PayFast must be queried after that. */
    paymentBegunAt: timestamptz('payment_begun_at'),
    /** When unpaid data will be destroyed, as announced; null if nothing has been announced. */
    destroyAt: timestamptz('destroy_at'),
    /** When the reporters were notified of it. Null if they weren't, or didn't have to be. */
    reportersToldAt: timestamptz('reporters_told_at'),
    /** When the reporters were notified of it because the owner's mailbox rejects the warnings. */
    unreachableAt: timestamptz('unreachable_at'),
    /** When operators were last alerted that the announced destruction is postponed. */
    postponementAlarmedAt: timestamptz('postponement_alarmed_at'),
    /** `db/sql/guard-destruction.sql` permits setting this only if every condition for a destruction is met. */
    dataDestroyedAt: timestamptz('data_destroyed_at'),
    /** The last time the reporters were asked about a lapse: how many days into it, and when. */
    reportersAskedDays: integer('reporters_asked_days'),
    reportersAskedAt: timestamptz('reporters_asked_at'),
  },
  (table) => [
    check('subscriptions_sub_status', sql`${table.subStatus} in ('Trial', 'Monthly', 'Annual', 'Cancelled')`),
    check(
      'subscriptions_announcement',
      sql`${table.destroyAt} is not null or (${table.unreachableAt} is null and ${table.postponementAlarmedAt} is null and ${table.reportersToldAt} is null)`,
    ),
    check(
      'subscriptions_reporters_asked',
      sql`(${table.reportersAskedDays} is null) = (${table.reportersAskedAt} is null)
        and ${table.reportersAskedDays} in (60, 300)`,
    ),
  ],
);

/**
 * A payment offer for which PayFast has reported something, against which its notifications are checked. Until then, the offer's
 * number encodes all of it.
 */
export const checkouts = pgTable(
  'checkouts',
  {
    /** `m_payment_id` at PayFast. */
    id: text('id').primaryKey(),
    subscriptionId: randomPrimaryKey('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** The agreement that this one follows; null for the first one. */
    replacesToken: text('replaces_token'),
    startZar: zar('start_zar').notNull(),
    recurringZar: zar('recurring_zar').notNull(),
    /** ZAR per USD. */
    rate: numeric('rate', { precision: 10, scale: 4 }).notNull(),
    /** The end of the period that the start pays for, or of the free period before it. The first recurring charge is then due. */
    coversUntil: timestamptz('covers_until').notNull(),
    /** The same date in Africa/Johannesburg, as sent to PayFast. */
    billingDate: date('billing_date').notNull(),
    /** The end of the free or paid period once the start is paid. PayFast's dates can push `coversUntil` days past it. */
    paidUntil: timestamptz('paid_until').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    offeredAt: timestamptz('offered_at').notNull(),
  },
  (table) => [index('checkouts_subscription_id').on(table.subscriptionId)],
);

export const cancelReasonEnum = pgEnum('cancel_reason', [
  'owner',
  'replaced',
  'release',
  'destroyed',
  'deleted',
]);

/** A subscription at PayFast, identified by the token that its first notification contains. */
export const agreements = pgTable(
  'agreements',
  {
    token: text('token').primaryKey(),
    subscriptionId: randomPrimaryKey('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    checkoutId: text('checkout_id')
      .notNull()
      .references(() => checkouts.id),
    createdAt: timestamptz('created_at').notNull(),
    /** When we decided to cancel it. We keep retrying until `cancelledAt`. */
    cancelWantedAt: timestamptz('cancel_wanted_at'),
    cancelReason: cancelReasonEnum('cancel_reason'),
    /** When PayFast confirmed that it has ended. Never unset. */
    cancelledAt: timestamptz('cancelled_at'),
    /** When it was rejected because it began after the owner had cancelled. */
    refusedAt: timestamptz('refused_at'),
    /** When PayFast was last queried about it. */
    fetchedAt: timestamptz('fetched_at'),
  },
  (table) => [
    index('agreements_subscription_id').on(table.subscriptionId),
    index('agreements_checkout_id').on(table.checkoutId),
    check(
      'agreements_cancel_reason',
      sql`(${table.cancelWantedAt} is null) = (${table.cancelReason} is null)`,
    ),
  ],
);

export const paymentVerdictEnum = pgEnum('payment_verdict', [
  'pending',
  'applied',
  'rejected',
  'contradiction',
]);

/** Every signed notification from PayFast, verbatim, and its outcome. Amounts are in ZAR. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    /** Set once it is known to concern this subscription. Retained for accounting after the account is deleted. */
    subscriptionId: randomPrimaryKey('subscription_id').references(() => subscriptions.id, {
      onDelete: 'set null',
    }),
    payfastPaymentId: text('payfast_payment_id'),
    merchantPaymentId: text('merchant_payment_id'),
    paymentStatus: text('payment_status').notNull(),
    amountGross: zar('amount_gross'),
    amountFee: zar('amount_fee'),
    amountNet: zar('amount_net'),
    itemName: text('item_name'),
    itemDescription: text('item_description'),
    nameFirst: text('name_first'),
    nameLast: text('name_last'),
    emailAddress: text('email_address'),
    merchantId: text('merchant_id').notNull(),
    signature: char('signature', { length: 32 }).notNull(),
    token: text('token'),
    billingDate: date('billing_date'),
    rawNotification: text('raw_notification').notNull(),
    /** The addresses that posted it, latest last. One of them must be PayFast's. */
    sourceAddresses: text('source_addresses').array().notNull(),
    verdict: paymentVerdictEnum('verdict').notNull().default('pending'),
    /** Why it was not applied, in our own words. */
    verdictReason: text('verdict_reason'),
    processedAt: timestamptz('processed_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    // A second notification with the same number and status is a duplicate or a contradiction.
    uniqueIndex('payments_once')
      .on(sql`coalesce(${table.payfastPaymentId}, ${table.token}, '')`, table.paymentStatus)
      .where(sql`${table.verdict} <> 'contradiction'`),
    index('payments_subscription_id').on(table.subscriptionId, table.createdAt),
    index('payments_token').on(table.token),
    index('payments_merchant_payment_id').on(table.merchantPaymentId),
    index('payments_created_at').on(table.createdAt),
    index('payments_pending')
      .on(table.createdAt)
      .where(sql`${table.verdict} = 'pending'`),
    check('payments_processed', sql`(${table.verdict} = 'pending') = (${table.processedAt} is null)`),
  ],
);

/** The last exchange rate fetched, in ZAR per USD. A single row. */
export const exchangeRates = pgTable('exchange_rates', {
  currency: text('currency').primaryKey(),
  rate: numeric('rate', { precision: 10, scale: 4 }).notNull(),
  fetchedAt: timestamptz('fetched_at').notNull(),
});
