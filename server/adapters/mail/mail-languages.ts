import { sql } from 'drizzle-orm';
import type { Language } from '#shared/domain/languages.ts';
import type { Database } from '../../db/database.ts';
import { mailLanguages, peopleNames } from '../../db/schema/index.ts';

/** Whom an email is for: an address, and the owner on whose account it is. Undefined if it is on nobody's. */
export interface MailReader {
  to: string;
  userId?: number | undefined;
}

/**
 * Returns a function that looks up the language of emails to a recipient or reporter: what they asked for themselves, else what the
 * owner chose for them. On nobody's account, what all owners chose who chose one, if they agree. Null if nobody chose.
 */
export async function loadMailLanguages(
  db: Database,
  readers: readonly MailReader[],
): Promise<(reader: MailReader) => Language | null> {
  const emails = [...new Set(readers.map(({ to }) => to))];
  const { rows } = await db.execute<{ email: string; user_id: string | null; language: Language }>(sql`
    select email, null as user_id, language from ${mailLanguages} where email = any(${sql.param(emails)}::text[])
    union all
    select email, user_id::text, language from ${peopleNames}
    where email = any(${sql.param(emails)}::text[]) and language is not null`);
  return ({ to, userId }) => {
    const known = rows.filter(({ email }) => email === to);
    const own = known.find(({ user_id }) => user_id === null);
    if (own) return own.language;
    if (userId !== undefined)
      return known.find(({ user_id }) => Number(user_id) === userId)?.language ?? null;
    const [chosen, ...others] = new Set(known.map(({ language }) => language));
    return chosen && others.length === 0 ? chosen : null;
  };
}
