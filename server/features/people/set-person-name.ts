import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { peopleNames } from '../../db/schema/index.ts';
import { getOrCreateAccountKey } from '../names/account-key.ts';
import { assertKnownPerson } from './is-known-person.ts';
import { decryptPersonName, encryptPersonName } from './person-name-encryption.ts';

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
    await assertKnownPerson(tx, { userId, email });
    if (name === '') {
      const isPerson = and(eq(peopleNames.userId, userId), eq(peopleNames.email, email));
      await tx.delete(peopleNames).where(and(isPerson, isNull(peopleNames.cardKey)));
      await tx.update(peopleNames).set({ name: null }).where(isPerson);
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

/**
 * Gives a person's new address the name of their old one, unless it already has a name. The old address's name stays, in case
 * the change is undone, until names of former recipients are removed.
 */
export async function copyPersonName(
  ctx: Context,
  tx: Database,
  { userId, from, to }: { userId: number; from: string; to: string },
): Promise<void> {
  const [row] = await tx
    .select({ name: peopleNames.name })
    .from(peopleNames)
    .where(and(eq(peopleNames.userId, userId), eq(peopleNames.email, from)));
  if (!row?.name) return;
  const dataKey = await getOrCreateAccountKey(ctx, tx, userId);
  const name = decryptPersonName(ctx, dataKey, { userId, email: from, name: row.name });
  if (name === null) return;
  const copy = { name: encryptPersonName(dataKey, { userId, email: to, name }) };
  await tx
    .insert(peopleNames)
    .values({ userId, email: to, ...copy })
    .onConflictDoUpdate({
      target: [peopleNames.userId, peopleNames.email],
      set: copy,
      setWhere: isNull(peopleNames.name),
    });
}
