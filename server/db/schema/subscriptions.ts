import { sql } from 'drizzle-orm';
import { check, numeric, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import type { SubscriptionStatus } from '#shared/contracts/subscriptions.ts';
import { users } from './accounts.ts';
import { moment, randomKey } from './columns.ts';

/** One owner's subscription. Amounts are in USD. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: randomKey('id').primaryKey(),
    userId: randomKey('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: varchar('email', { length: 255 }).notNull(),
    creationDatetime: moment('creation_datetime').notNull(),
    lastupdateDatetime: moment('lastupdate_datetime').notNull(),
    subStatus: varchar('sub_status', { length: 50 }).$type<SubscriptionStatus>().notNull(),
    nextPaymentDate: moment('next_payment_date').notNull(),
    nextPaymentAmount: numeric('next_payment_amount', { precision: 10, scale: 2 }).notNull().default('0'),
    payfastSubToken: text('payfast_sub_token'),
  },
  (table) => [
    check('subscriptions_sub_status', sql`${table.subStatus} in ('Trial', 'Monthly', 'Annual', 'Cancelled')`),
  ],
);
