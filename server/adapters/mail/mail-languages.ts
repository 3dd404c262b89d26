import { sql } from 'drizzle-orm';
import type { Language } from '#shared/domain/languages.ts';
import type { Database } from '../../db/database.ts';
import { mailLanguages, peopleNames, reporterTokens } from '../../db/schema/index.ts';

/** Whom an email is for: an address, and the owner on whose account it is. Undefined if it is on nobody's. */
export interface MailReader {
  to: string;
  userId?: number | undefined;
}

/**
 * Returns a function that looks up the language of emails to a recipient or reporter: what they asked for themselves, for all their
 * emails or for those about an owner, else what the owner chose for them. On nobody's account, what applies to all owners with whom a
 * language was chosen, if they agree. Null if nobody chose.
 */
export async function loadMailLanguages(
  db: Database,
  readers: readonly MailReader[],
): Promise<(reader: MailReader) => Language | null> {
  const known = await listLanguages(db, [...new Set(readers.map(({ to }) => to))]);
  return ({ to, userId }) => {
    const languages = known.filter(({ email }) => email === to);
    const own = languages.find((row) => row.userId === null);
    if (own) return own.language;
    if (userId !== undefined) return languages.find((row) => row.userId === userId)?.language ?? null;
    const [chosen, ...others] = new Set(languages.map(({ language }) => language));
    return chosen && others.length === 0 ? chosen : null;
  };
}

/**
 * The language of emails to a reporter about an owner, for the holder of one of the reporter's links. Null if the reporter has asked
 * for a language in all their emails, because the holder of a link can neither change nor see that.
 */
export async function findReporterMailLanguage(
  db: Database,
  { to, userId }: Required<MailReader>,
): Promise<Language | null> {
  const known = await listLanguages(db, [to]);
  if (known.some((row) => row.userId === null)) return null;
  return known.find((row) => row.userId === userId)?.language ?? 'en';
}

/** The languages chosen for some addresses. `userId`: for emails about this owner; null for all emails. */
async function listLanguages(db: Database, emails: readonly string[]) {
  const addresses = sql.param(emails);
  // Emails about one owner: what the reporter asked for through their latest link takes precedence over the owner's choice.
  const { rows } = await db.execute<{ email: string; user_id: string | null; language: Language }>(sql`
    select distinct on (email, user_id) email, user_id::text, language from (
      select email, null::bigint as user_id, language, null::timestamptz as link_at from ${mailLanguages}
      where email = any(${addresses}::text[])
      union all
      select reporter_email, user_id, language, created_at from ${reporterTokens}
      where reporter_email = any(${addresses}::text[]) and language is not null
      union all
      select email, user_id, language, null from ${peopleNames}
      where email = any(${addresses}::text[]) and language is not null
    ) chosen
    order by email, user_id, link_at desc nulls last`);
  return rows.map(({ user_id, ...row }) => ({ ...row, userId: user_id === null ? null : Number(user_id) }));
}
