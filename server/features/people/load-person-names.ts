import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { Person } from '#shared/contracts/people.ts';
import type { Language } from '#shared/domain/languages.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { peopleNames, users } from '../../db/schema/index.ts';
import { unwrapAccountKey } from '../names/account-key.ts';
import { isKnownPerson } from './is-known-person.ts';
import { decryptPersonName } from './person-name-encryption.ts';

/** The recipients and reporters whom an owner has named, or for whom they chose a language. */
export async function listPeople(ctx: Context, userId: number): Promise<Person[]> {
  return decryptPeople(ctx, userId, await findPeople(ctx.db, userId));
}

/**
 * The names that an owner gave people, by address; null for those without one. A name that can't be decrypted isn't an error,
 * because the address identifies the person too.
 */
export async function loadPersonNameLookup(
  ctx: Context,
  tx: Database,
  userId: number,
): Promise<(email: string) => string | null> {
  const rows = await findPeople(tx, userId);
  let people: Person[] = [];
  try {
    people = decryptPeople(ctx, userId, rows);
  } catch (error) {
    ctx.logger.error({ err: error, userId }, 'the names of people could not be decrypted');
  }
  return (email) => people.find((person) => person.email === email)?.name ?? null;
}

/**
 * The language of emails to people as far as their owner knows it: the one that they chose, else English. What people have asked for
 * themselves is none of the owner's business.
 */
export async function loadPersonLanguageLookup(
  tx: Database,
  userId: number,
): Promise<(email: string) => Language> {
  const rows = await tx
    .select({ email: peopleNames.email, language: peopleNames.language })
    .from(peopleNames)
    .where(and(eq(peopleNames.userId, userId), isNotNull(peopleNames.language)));
  return (email) => rows.find((person) => person.email === email)?.language ?? 'en';
}

/** Formats people for emails to an owner: their address plus the name that the owner gave them. */
export async function loadPersonFormatter(
  ctx: Context,
  tx: Database,
  userId: number,
): Promise<(email: string) => string> {
  const nameOf = await loadPersonNameLookup(ctx, tx, userId);
  return (email) => formatNameAndEmail({ name: nameOf(email), email });
}

const findPeople = (db: Database, userId: number) =>
  db
    .select({
      email: peopleNames.email,
      name: peopleNames.name,
      language: peopleNames.language,
      dataKeyId: users.dataKeyId,
      dataKey: users.dataKey,
    })
    .from(peopleNames)
    .innerJoin(users, eq(users.id, peopleNames.userId))
    .where(
      and(
        eq(peopleNames.userId, userId),
        or(isNotNull(peopleNames.name), isNotNull(peopleNames.language)),
        isKnownPerson(peopleNames.userId, peopleNames.email),
      ),
    )
    .orderBy(asc(peopleNames.email));

function decryptPeople(ctx: Context, userId: number, rows: Awaited<ReturnType<typeof findPeople>>): Person[] {
  const dataKey = rows[0] ? unwrapAccountKey(ctx, userId, rows[0]) : null;
  return rows.flatMap(({ email, name: encrypted, language }) => {
    const name = dataKey && encrypted && decryptPersonName(ctx, dataKey, { userId, email, name: encrypted });
    return name === null && language === null ? [] : { email, name, language };
  });
}
