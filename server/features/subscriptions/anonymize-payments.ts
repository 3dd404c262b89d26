import { and, eq, gt, isNotNull, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/index.ts';
import { isPaymentOfSubscription } from './destruction/load-payment-records.ts';

/** Clears the payer and PayFast's raw notification from a payment. */
export const anonymizedPayerColumns = sql`name_first = null, name_last = null, email_address = null, raw_notification = '', source_addresses = '{}'`;

/** Payments of actual money, which the accounts must retain. */
const isMoney = and(isNotNull(payments.payfastPaymentId), gt(payments.amountGross, '0'));

/**
 * Retains an owner's payments for accounting, anonymized to PayFast's payment id, the amounts and the date. Deletes notifications
 * that don't concern money.
 * @param tx deletes the account in the same transaction.
 */
export async function anonymizeOwnerPayments(tx: Database, subscriptionId: number): Promise<void> {
  const ofOwner = or(
    eq(payments.subscriptionId, subscriptionId),
    isPaymentOfSubscription(tx, subscriptionId),
  );
  const ids = (await tx.select({ id: payments.id }).from(payments).where(ofOwner)).map(({ id }) => id);
  await anonymizePayments(tx, ids);
}

/** The same for the given payments, whoever made them. */
export async function anonymizePayments(tx: Database, ids: readonly string[]): Promise<void> {
  const isMeant = sql`${payments.id} = any(${sql.param([...ids])}::uuid[])`;
  await tx.delete(payments).where(and(isMeant, not(sql`coalesce(${isMoney}, false)`)));
  await tx.execute(
    sql`update ${payments} set ${anonymizedPayerColumns}, token = null, merchant_payment_id = null, subscription_id = null where ${isMeant}`,
  );
}
