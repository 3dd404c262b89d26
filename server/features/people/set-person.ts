import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Person } from '#shared/contracts/people.ts';
import { languageLabels } from '#shared/domain/language-labels.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { peopleNames } from '../../db/schema/index.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { getOrCreateAccountKey } from '../names/account-key.ts';
import { assertKnownPerson } from './is-known-person.ts';
import { decryptPersonName, encryptPersonName } from './person-name-encryption.ts';

/**
 * Saves the name that an owner gives a recipient or reporter, and the language of our emails to them.
 * @param person.name sanitized; an empty string removes the name
 * @throws DomainError `not-found` if the address is neither
 */
export async function setPerson(
  ctx: Context,
  { userId, ...person }: { userId: number } & Person & { name: string },
): Promise<Person> {
  const { email, name, language } = person;
  const isPerson = and(eq(peopleNames.userId, userId), eq(peopleNames.email, email));
  return ctx.db.transaction(async (tx) => {
    await assertKnownPerson(tx, { userId, email });
    const [before] = await tx.select({ language: peopleNames.language }).from(peopleNames).where(isPerson);
    if (name === '' && language === null) {
      await tx.delete(peopleNames).where(and(isPerson, isNull(peopleNames.cardKey)));
      await tx.update(peopleNames).set({ name: null, language }).where(isPerson);
    } else {
      const dataKey = name === '' ? null : await getOrCreateAccountKey(ctx, tx, userId);
      const set = { name: dataKey && encryptPersonName(dataKey, { userId, email, name }), language };
      await tx
        .insert(peopleNames)
        .values({ userId, email, ...set })
        .onConflictDoUpdate({ target: [peopleNames.userId, peopleNames.email], set });
    }
    if (language !== (before?.language ?? null))
      await recordActivity(ctx, tx, {
        userId,
        kind: 'person-language-changed',
        subject: email,
        detail: language ? languageLabels[language] : 'None chosen',
      });
    return { email, name: name || null, language };
  });
}

/**
 * Gives a person's new address the name and the language of their old one, unless it already has its own. Those of the old address
 * stay, in case the change is undone, until what is stored about former recipients is removed.
 */
export async function copyPerson(
  ctx: Context,
  tx: Database,
  { userId, from, to }: { userId: number; from: string; to: string },
): Promise<void> {
  const [row] = await tx
    .select({ name: peopleNames.name, language: peopleNames.language })
    .from(peopleNames)
    .where(and(eq(peopleNames.userId, userId), eq(peopleNames.email, from)));
  if (!row?.name && !row?.language) return;
  const dataKey = row.name && (await getOrCreateAccountKey(ctx, tx, userId));
  const name = dataKey && decryptPersonName(ctx, dataKey, { userId, email: from, name: row.name! });
  if (name === null && row.language === null) return;
  const copy = {
    name: name === null ? null : encryptPersonName(dataKey!, { userId, email: to, name }),
    language: row.language,
  };
  await tx
    .insert(peopleNames)
    .values({ userId, email: to, ...copy })
    .onConflictDoUpdate({
      target: [peopleNames.userId, peopleNames.email],
      set: {
        name: sql`coalesce(${peopleNames.name}, excluded.name)`,
        language: sql`coalesce(${peopleNames.language}, excluded.language)`,
      },
    });
}
