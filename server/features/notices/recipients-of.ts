import { eq } from 'drizzle-orm';
import { settingFor, waitsFor, type ReleaseSetting } from '#shared/domain/release.ts';
import type { Database } from '../../db/database.ts';
import { triggerBytes } from '../../db/schema/index.ts';
import { readOwnerFacts } from '../access/read-estate.ts';
import { accessFor } from '../access/rules.ts';

interface Owner {
  id: number;
  email: string;
}

/** The owner's heirs: everyone else with something that waits for a report. They are told when it opens. */
export function heirsOf(db: Database, owner: Owner): Promise<string[]> {
  return recipientsOf(db, owner, (setting) => waitsFor(setting) === 'report');
}

/** Everyone else who can read something of the owner's now. */
export async function readersOf(db: Database, owner: Owner, now: Date): Promise<string[]> {
  const facts = await readOwnerFacts(db, owner.id);
  return recipientsOf(db, owner, (setting) => accessFor({ setting, ...facts }, now).kind === 'open');
}

/** The addresses of recipients with a rule of a kind, sorted. The owner is not among them. */
async function recipientsOf(
  db: Database,
  owner: Owner,
  isMeant: (setting: ReleaseSetting | undefined) => boolean,
): Promise<string[]> {
  const leavebits = await db
    .select({ sharingEmails: triggerBytes.sharingEmails, sharingConfig: triggerBytes.sharingConfig })
    .from(triggerBytes)
    .where(eq(triggerBytes.userId, owner.id));
  const meant = leavebits.flatMap(({ sharingEmails, sharingConfig }) =>
    sharingEmails.filter((email) => email !== owner.email && isMeant(settingFor(sharingConfig, email))),
  );
  return [...new Set(meant)].sort();
}
