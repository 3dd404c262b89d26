import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { NamedPeople } from '#shared/contracts/people.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { peopleNames, users } from '../../db/schema/index.ts';
import { unwrapAccountKey } from '../names/account-key.ts';
import { isKnownPerson } from './is-known-person.ts';
import { decryptPersonName } from './person-name-encryption.ts';

/** The recipients and reporters whom an owner has named. */
export async function listNamedPeople(ctx: Context, userId: number): Promise<NamedPeople> {
  return openNames(ctx, userId, await findNames(ctx.db, userId));
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
  const rows = await findNames(tx, userId);
  let people: NamedPeople = [];
  try {
    people = openNames(ctx, userId, rows);
  } catch (error) {
    ctx.logger.error({ err: error, userId }, 'the names of people could not be decrypted');
  }
  return (email) => people.find((person) => person.email === email)?.name ?? null;
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

const findNames = (db: Database, userId: number) =>
  db
    .select({
      email: peopleNames.email,
      name: peopleNames.name,
      dataKeyId: users.dataKeyId,
      dataKey: users.dataKey,
    })
    .from(peopleNames)
    .innerJoin(users, eq(users.id, peopleNames.userId))
    .where(
      and(
        eq(peopleNames.userId, userId),
        isNotNull(peopleNames.name),
        isKnownPerson(peopleNames.userId, peopleNames.email),
      ),
    )
    .orderBy(asc(peopleNames.email));

function openNames(ctx: Context, userId: number, rows: Awaited<ReturnType<typeof findNames>>): NamedPeople {
  const dataKey = rows[0] ? unwrapAccountKey(ctx, userId, rows[0]) : null;
  if (dataKey === null) return [];
  return rows.flatMap(({ email, name: sealed }) => {
    const name = sealed && decryptPersonName(ctx, dataKey, { userId, email, name: sealed });
    return name === null ? [] : { email, name };
  });
}
