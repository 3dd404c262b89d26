import { eq } from 'drizzle-orm';
import type { Language } from '#shared/domain/languages.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { mailLanguages } from '#server/db/schema/index.ts';

/** The language in which somebody has asked us to write to their address. Null if they haven't. */
export async function findMailLanguage(db: Database, email: string): Promise<Language | null> {
  const [chosen] = await db
    .select({ language: mailLanguages.language })
    .from(mailLanguages)
    .where(eq(mailLanguages.email, email));
  return chosen?.language ?? null;
}

/** Writes to an address in a language from now on, whatever owners have chosen for it. Null goes back to what they have chosen. */
export async function chooseMailLanguage(
  { db, clock }: Context,
  { email, language }: { email: string; language: Language | null },
): Promise<void> {
  if (language === null) {
    await db.delete(mailLanguages).where(eq(mailLanguages.email, email));
    return;
  }
  const set = { language, chosenAt: clock.now() };
  await db
    .insert(mailLanguages)
    .values({ email, ...set })
    .onConflictDoUpdate({ target: mailLanguages.email, set });
}
