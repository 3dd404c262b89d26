import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { parseCents } from '#shared/domain/money.ts';
import type { Database } from '../../db/database.ts';
import { agreements, checkouts, payments, subscriptions } from '../../db/schema/index.ts';
import { deriveSubscription, type Agreement, type SubscriptionFacts } from './rules.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
type AgreementRow = typeof agreements.$inferSelect;
export type CheckoutRow = typeof checkouts.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

/** Parses an amount stored by us into cents. */
const centsOf = (amount: string): number => parseCents(amount) ?? 0;

export async function findSubscription(
  db: Database,
  who: { userId: number } | { id: number },
): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(named(who));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockSubscription(
  tx: Database,
  who: { userId: number } | { id: number },
): Promise<SubscriptionRow | null> {
  const [row] = await tx.select().from(subscriptions).where(named(who)).for('update');
  return row ?? null;
}

const named = (who: { userId: number } | { id: number }) =>
  'id' in who ? eq(subscriptions.id, who.id) : eq(subscriptions.userId, who.userId);

export interface AgreementWithCheckout {
  row: AgreementRow;
  checkout: CheckoutRow;
}

export async function listAgreements(db: Database, subscriptionId: number): Promise<AgreementWithCheckout[]> {
  return db
    .select({ row: agreements, checkout: checkouts })
    .from(agreements)
    .innerJoin(checkouts, eq(checkouts.id, agreements.checkoutId))
    .where(eq(agreements.subscriptionId, subscriptionId))
    .orderBy(asc(agreements.createdAt), asc(agreements.token));
}

export async function findAgreement(db: Database, token: string): Promise<AgreementWithCheckout | null> {
  const [found] = await db
    .select({ row: agreements, checkout: checkouts })
    .from(agreements)
    .innerJoin(checkouts, eq(checkouts.id, agreements.checkoutId))
    .where(eq(agreements.token, token));
  return found ?? null;
}

export async function findCheckout(db: Database, id: string): Promise<CheckoutRow | null> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id));
  return row ?? null;
}

/** All facts that determine the subscription's state. */
export async function loadSubscriptionFacts(
  db: Database,
  subscription: SubscriptionRow,
): Promise<SubscriptionFacts> {
  const { freeUntil, waivedUntil } = subscription;
  const known = await listAgreements(db, subscription.id);
  if (known.length === 0) return { freeUntil, waivedUntil, agreements: [] };
  const tokens = known.map(({ row }) => row.token);
  const paid = await db
    .select({ token: payments.token, id: payments.payfastPaymentId, amount: payments.amountGross })
    .from(payments)
    .where(
      and(
        inArray(payments.token, tokens),
        eq(payments.verdict, 'applied'),
        eq(payments.paymentStatus, 'COMPLETE'),
      ),
    );
  return {
    freeUntil,
    waivedUntil,
    agreements: known.map((agreement) =>
      toAgreement(
        agreement,
        paid
          .filter(({ token }) => token === agreement.row.token)
          .map(({ id, amount }) => ({ id: id ?? '', cents: centsOf(amount ?? '') })),
      ),
    ),
  };
}

/** The paid months that PayFast's charge dates don't account for. Only an agreement that replaced another one has any. */
export async function loadMonthsAhead(
  db: Database,
  subscription: SubscriptionRow,
  current: AgreementWithCheckout | null,
): Promise<number> {
  if (!current || current.checkout.replacesToken === null) return 0;
  return deriveSubscription(await loadSubscriptionFacts(db, subscription)).monthsAhead;
}

/** An agreement as needed by the rules. */
export function toAgreement(
  { row, checkout }: AgreementWithCheckout,
  heard: Agreement['payments'],
): Agreement {
  const isWanted = row.cancelReason !== null && row.cancelReason !== 'owner';
  return {
    token: row.token,
    replaces: checkout.replacesToken,
    coversUntil: checkout.coversUntil,
    paidUntil: checkout.paidUntil,
    startCents: centsOf(checkout.startZar),
    recurringCents: centsOf(checkout.recurringZar),
    payments: heard,
    cancelAskedAt: row.cancelReason === 'owner' ? row.cancelWantedAt : null,
    isCancelled: row.cancelledAt !== null || isWanted,
    isRefused: row.refusedAt !== null,
  };
}

/** The owner's payments, newest first: those applied, and those still being verified. */
export async function listOwnerPayments(db: Database, subscriptionId: number): Promise<PaymentRow[]> {
  const offered = db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(eq(checkouts.subscriptionId, subscriptionId));
  return db
    .select()
    .from(payments)
    .where(
      or(
        and(eq(payments.subscriptionId, subscriptionId), eq(payments.verdict, 'applied')),
        and(eq(payments.verdict, 'pending'), inArray(payments.merchantPaymentId, offered)),
      ),
    )
    .orderBy(
      desc(payments.createdAt),
      desc(sql`length(${payments.payfastPaymentId})`),
      desc(payments.payfastPaymentId),
    )
    .limit(500);
}
