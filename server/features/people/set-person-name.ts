import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { peopleNames } from '../../db/schema/index.ts';
import { notFoundError } from '../../http/domain-error.ts';
import { getOrCreateAccountKey } from '../names/account-key.ts';
import { isRecipientOrReporter } from './is-recipient-or-reporter.ts';
import { encryptPersonName } from './person-name-encryption.ts';

/**
 * Saves the name that an owner gives a recipient or reporter.
 * @param name sanitized; an empty string removes the name
 * @throws DomainError `not-found` if the address is neither
 */
export async function setPersonName(
  ctx: Context,
  { userId, email, name }: { userId: number; email: string; name: string },
): Promise<{ email: string; name: string | null }> {
  return ctx.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ known: boolean }>(
      sql`select ${isRecipientOrReporter(userId, email)} as known`,
    );
    if (!rows[0]?.known) throw notFoundError();
    if (name === '') {
      await tx.delete(peopleNames).where(and(eq(peopleNames.userId, userId), eq(peopleNames.email, email)));
      return { email, name: null };
    }
    const sealed = encryptPersonName(await getOrCreateAccountKey(ctx, tx, userId), { userId, email, name });
    await tx
      .insert(peopleNames)
      .values({ userId, email, name: sealed })
      .onConflictDoUpdate({ target: [peopleNames.userId, peopleNames.email], set: { name: sealed } });
    return { email, name };
  });
}
