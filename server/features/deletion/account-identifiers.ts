import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  agreements,
  deathIncapacitationReports as reports,
  emailVerificationSessions,
  payments,
  storedFiles,
  triggerBytes,
} from '../../db/schema/index.ts';
import { isPaymentOfSubscription } from '../subscriptions/destruction/load-payment-records.ts';
import type { LockedDeletion } from './load-deletion-facts.ts';

export const matchesAnyText = (column: SQLWrapper, texts: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...texts])}::text[])`;

/** Everything by which a job or a failure record may identify an owner: their address and the ids of their rows. */
export async function listAccountIdentifiers(
  tx: Database,
  { owner, subscription }: Pick<LockedDeletion, 'owner' | 'subscription'>,
): Promise<string[]> {
  const { rows } = await tx.execute<{ number: string }>(sql`
    select ${triggerBytes.id}::text as number from ${triggerBytes} where ${triggerBytes.userId} = ${owner.id}
    union all select ${storedFiles.id}::text from ${storedFiles} where ${storedFiles.userId} = ${owner.id}
    union all select ${reports.id}::text from ${reports} where ${reports.userId} = ${owner.id}
    union all select number from ${agreements}, lateral (values (${agreements.token}), (${agreements.checkoutId})) as a (number)
      where ${agreements.subscriptionId} = ${subscription?.id ?? null}
    union all select ${payments.id}::text from ${payments}
      where ${subscription ? isPaymentOfSubscription(tx, subscription.id) : sql`false`}`);
  return [
    String(owner.id),
    owner.email,
    ...(subscription ? [String(subscription.id)] : []),
    ...rows.map(({ number }) => number),
  ];
}

/** Recipients' sessions record the LeaveBit for which a code was requested. Access doesn't depend on it. */
export async function clearRecipientSessionNotes(tx: Database, userId: number): Promise<void> {
  const noted = emailVerificationSessions.verifiedTriggerBytes;
  await tx.update(emailVerificationSessions).set({ verifiedTriggerBytes: '[]' }).where(sql`
    exists (select from jsonb_array_elements_text(${noted}::jsonb) as note (id)
      where note.id in (select ${triggerBytes.id}::text from ${triggerBytes} where ${triggerBytes.userId} = ${userId}))`);
}
