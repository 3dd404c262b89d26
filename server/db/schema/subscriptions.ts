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
 * One owner's subscription. Amounts are in USD. The facts are `freeUntil`, the agreements and their payments. Status,
 * dates and token follow from them, and are written whenever a fact is added.
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
    /** The end of the free time that every account got when the service began to take payments again. */
    waivedUntil: timestamptz('waived_until'),
    /** Until when everything is free or paid, whatever the status. */
    paidUntil: timestamptz('paid_until').notNull(),
    /**
     * The owner's last cancel here. An earlier offer can no longer start anything, even if we hear about it much later.
     */
    ownerCancelledAt: timestamptz('owner_cancelled_at'),
    /** The owner's estate was released. PayFast no longer charges, and nobody is reminded to pay. */
    chargingStoppedAt: timestamptz('charging_stopped_at'),
    /** The last time that somebody went to PayFast from the payment page. PayFast must be asked after that. */
    paymentBegunAt: timestamptz('payment_begun_at'),
    /** When unpaid data is to be destroyed, as announced; null while nothing is announced. */
    destroyAt: timestamptz('destroy_at'),
    /** When the reporters were told of it. Null while they were not, or need not be. */
    reportersToldAt: timestamptz('reporters_told_at'),
    /** When the reporters were told of it, because the owner's mailbox refuses the warnings. */
    unreachableAt: timestamptz('unreachable_at'),
    /** When a person was last told that the announced destruction is postponed. */
    postponementAlarmedAt: timestamptz('postponement_alarmed_at'),
    /** `db/sql/guard-destruction.sql` lets it be set only when everything holds that a destruction needs. */
    dataDestroyedAt: timestamptz('data_destroyed_at'),
    /** The last time the reporters were asked about a lapse: so many days after it began, and when. */
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
 * An offer to pay that PayFast reports something about: our record of what its notifications must say. The offer's number
 * carries all of it until then.
 */
export const checkouts = pgTable(
  'checkouts',
  {
    /** `m_payment_id` at PayFast. */
    id: text('id').primaryKey(),
    subscriptionId: randomPrimaryKey('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** The agreement that this one follows; null for a first one. */
    replacesToken: text('replaces_token'),
    startZar: zar('start_zar').notNull(),
    recurringZar: zar('recurring_zar').notNull(),
    /** ZAR for one USD. */
    rate: numeric('rate', { precision: 10, scale: 4 }).notNull(),
    /** What the start pays for, or the free time before it, ends here: the first recurring charge is due. */
    coversUntil: timestamptz('covers_until').notNull(),
    /** The same in Africa/Johannesburg, as PayFast is told. */
    billingDate: date('billing_date').notNull(),
    /** The free or paid time ends here once the start is paid. PayFast's dates can make `coversUntil` days later. */
    paidUntil: timestamptz('paid_until').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** When this was offered. */
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

/** A subscription at PayFast, known by its token from the first notification on. */
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
    /** We want it to end. We ask PayFast again and again until `cancelledAt`. */
    cancelWantedAt: timestamptz('cancel_wanted_at'),
    cancelReason: cancelReasonEnum('cancel_reason'),
    /** PayFast has said that it is ended. Never undone. */
    cancelledAt: timestamptz('cancelled_at'),
    /** It began after the owner had cancelled: it counts for nothing. */
    refusedAt: timestamptz('refused_at'),
    /** When PayFast was last asked about it. */
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

/** Every signed notification of PayFast, as it came, and what became of it. Amounts are in ZAR. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    /** Set once it is known to be about this subscription. Kept for the books when the account goes. */
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
    /** The addresses that posted it, the latest last: one of them must be PayFast's. */
    sourceAddresses: text('source_addresses').array().notNull(),
    verdict: paymentVerdictEnum('verdict').notNull().default('pending'),
    /** Why it was not applied, in our own words. */
    verdictReason: text('verdict_reason'),
    processedAt: timestamptz('processed_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    // A second notification with the same number and status is the same one, or a contradiction.
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

/** The last rate that was fetched: ZAR for one USD. One row. */
export const exchangeRates = pgTable('exchange_rates', {
  currency: text('currency').primaryKey(),
  rate: numeric('rate', { precision: 10, scale: 4 }).notNull(),
  fetchedAt: timestamptz('fetched_at').notNull(),
});
