import { isNotNull, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { mails, triggerBytes, users } from './schema/index.ts';

/** The id of the ring key that encrypted an email's body. The ring prefixes the body with the length of the id and the id. */
export const mailContentKeyId = sql<Buffer>`substring(${mails.letter} from 2 for get_byte(${mails.letter}, 0))`;

/** The ids of all ring keys that anything in the database still needs. */
export async function listUsedKeyIds(db: Database): Promise<Set<string>> {
  const ofLeavebits = await db.selectDistinct({ id: triggerBytes.dataKeyId }).from(triggerBytes);
  const ofAccounts = await db
    .selectDistinct({ id: users.dataKeyId })
    .from(users)
    .where(isNotNull(users.dataKeyId));
  const ofMails = await db
    .selectDistinct({ id: mailContentKeyId })
    .from(mails)
    .where(isNotNull(mails.letter));
  return new Set([
    ...ofLeavebits.map(({ id }) => id),
    ...ofAccounts.flatMap(({ id }) => id ?? []),
    ...ofMails.map(({ id }) => id.toString()),
  ]);
}
