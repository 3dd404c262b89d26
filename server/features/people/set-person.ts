import { and, eq, sql } from 'drizzle-orm';
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
 * Saves the name that an owner gives a recipient or reporter, and the language of our emails to them. What is undefined stays.
 * @param change.name sanitized; an empty string removes the name
 * @throws DomainError `not-found` if the address is neither
 */
export async function setPerson(
  ctx: Context,
  { userId, email, ...change }: { userId: number; email: string } & PersonChange,
): Promise<Person> {
  const isPerson = and(eq(peopleNames.userId, userId), eq(peopleNames.email, email));
  return ctx.db.transaction(async (tx) => {
    // Locks the account, so that two changes can't interleave.
    const dataKey = await getOrCreateAccountKey(ctx, tx, userId);
    await assertKnownPerson(tx, { userId, email });
    const [before] = await tx
      .select({ name: peopleNames.name, language: peopleNames.language, cardKey: peopleNames.cardKey })
      .from(peopleNames)
      .where(isPerson);
    const whose = { userId, email };
    const name =
      change.name === undefined
        ? (before?.name ?? null)
        : change.name && encryptPersonName(dataKey, { ...whose, name: change.name });
    const language = change.language === undefined ? (before?.language ?? null) : change.language;
    const set = { name: name || null, language };
    if (set.name === null && language === null && !before?.cardKey)
      await tx.delete(peopleNames).where(isPerson);
    else if (before) await tx.update(peopleNames).set(set).where(isPerson);
    else await tx.insert(peopleNames).values({ ...whose, ...set });
    if (language !== (before?.language ?? null))
      await recordActivity(ctx, tx, {
        userId,
        kind: 'person-language-changed',
        subject: email,
        detail: language ? languageLabels[language] : 'None chosen',
      });
    return {
      email,
      name: set.name && decryptPersonName(ctx, dataKey, { ...whose, name: set.name }),
      language,
    };
  });
}

/** What an owner changes about a person. */
interface PersonChange {
  name?: string | undefined;
  language?: Person['language'] | undefined;
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
