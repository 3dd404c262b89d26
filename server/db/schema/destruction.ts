import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { timestamptz, randomPrimaryKey } from './columns.ts';
import { mails } from './mail.ts';
import { subscriptions } from './subscriptions.ts';

/** The emails that announce a destruction of unpaid data. Removed when it is cancelled or done. */
export const destructionLetters = pgTable(
  'destruction_letters',
  {
    mailId: uuid('mail_id')
      .primaryKey()
      .references(() => mails.id, { onDelete: 'cascade' }),
    subscriptionId: randomPrimaryKey('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** How many days ahead it warns the owner; null for a notice to a reporter. */
    daysAhead: integer('days_ahead'),
  },
  (table) => [
    index('destruction_letters_subscription_id').on(table.subscriptionId),
    unique('destruction_letters_once').on(table.subscriptionId, table.daysAhead),
    check('destruction_letters_days_ahead', sql`${table.daysAhead} in (30, 7, 1)`),
  ],
);

export const inquiryResultEnum = pgEnum('inquiry_result', ['clear', 'charge-unheard', 'unanswered']);

/** PayFast's last response about every payment an owner could have made. */
export const paymentInquiries = pgTable('payment_inquiries', {
  subscriptionId: randomPrimaryKey('subscription_id')
    .primaryKey()
    .references(() => subscriptions.id, { onDelete: 'cascade' }),
  /** When the first query was sent. */
  askedAt: timestamptz('asked_at').notNull(),
  /** Digest of the offers, agreements and payments that the query covered; null for an operator's statement, which covers all. */
  askedAbout: text('asked_about'),
  result: inquiryResultEnum('result').notNull(),
  /** The findings, or why there is no result. */
  detail: text('detail'),
});
