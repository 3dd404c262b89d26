import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { substitutes, triggerBytes, users } from '../../db/schema/index.ts';
import { notFoundError } from '../../http/domain-error.ts';

/** Whether an address is a recipient of an owner. */
export function isOwnersRecipient(userId: SQLWrapper | number, email: SQLWrapper | string): SQL {
  return sql`(exists (select 1 from ${triggerBytes} where ${triggerBytes.userId} = ${userId}
      and ${triggerBytes.sharingEmails} @> array[${email}::text]))`;
}

/** Whether an address is a recipient, a reporter or somebody's substitute for an owner. */
export function isKnownPerson(userId: SQLWrapper | number, email: SQLWrapper | string): SQL {
  return sql`(${isOwnersRecipient(userId, email)}
    or exists (select 1 from ${users} where ${users.id} = ${userId} and ${email}::text = any(${users.designatedReporters}))
    or exists (select 1 from ${substitutes} where ${substitutes.userId} = ${userId}
      and ${substitutes.substituteEmail} = ${email}::text))`;
}

/** @throws DomainError `not-found` unless `isKnownPerson` */
export async function assertKnownPerson(
  tx: Database,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const { rows } = await tx.execute<{ known: boolean }>(sql`select ${isKnownPerson(userId, email)} as known`);
  if (!rows[0]?.known) throw notFoundError();
}
