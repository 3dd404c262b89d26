import { and, asc, eq } from 'drizzle-orm';
import type { NamedPeople } from '#shared/contracts/people.ts';
import type { Context } from '../../context.ts';
import { peopleNames, users } from '../../db/schema/index.ts';
import { openAccountKey } from '../names/account-key.ts';
import { isPersonOf } from './is-person.ts';
import { openPersonName } from './person-name.ts';

/** Reads the recipients and reporters to whom an owner gave a name. */
export async function readPeople(ctx: Context, userId: number): Promise<NamedPeople> {
  const rows = await ctx.db
    .select({
      email: peopleNames.email,
      name: peopleNames.name,
      dataKeyId: users.dataKeyId,
      dataKey: users.dataKey,
    })
    .from(peopleNames)
    .innerJoin(users, eq(users.id, peopleNames.userId))
    .where(and(eq(peopleNames.userId, userId), isPersonOf(peopleNames.userId, peopleNames.email)))
    .orderBy(asc(peopleNames.email));
  const dataKey = rows[0] ? openAccountKey(ctx, userId, rows[0]) : null;
  if (dataKey === null) return [];
  return rows.flatMap(({ email, name: sealed }) => {
    const name = openPersonName(ctx, dataKey, { userId, email, name: sealed });
    return name === null ? [] : { email, name };
  });
}
