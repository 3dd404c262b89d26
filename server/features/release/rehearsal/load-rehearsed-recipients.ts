import { eq } from 'drizzle-orm';
import { findOpeningDate, findReleaseCondition } from '#shared/domain/release.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { triggerBytes } from '#server/db/schema/index.ts';
import { integrityColumns, withIntegrityCheck } from '../../access/integrity.ts';
import { getRecipientFacts } from '../../access/rules.ts';

/** The recipients of an owner by what they wait for, sorted, without the owner. Someone can be in several. */
interface RehearsedRecipients {
  /** Of what waits for a report. */
  heirs: string[];
  /** Of what opens on a date. */
  dated: string[];
  /** Of what they can read now. */
  readers: string[];
  nextDate: Date | null;
  /** Whether a person's substitute would receive anything in their place that a release has opened, or a date. */
  receives: (substitute: { email: string; substitute: string }) => { report: boolean; date: boolean };
}

export async function loadRehearsedRecipients(
  ctx: Context,
  db: Database,
  owner: { id: number; email: string },
  now: Date,
): Promise<RehearsedRecipients> {
  const rows = await db.select(integrityColumns).from(triggerBytes).where(eq(triggerBytes.userId, owner.id));
  const found = { heirs: new Set<string>(), dated: new Set<string>(), readers: new Set<string>() };
  /** The other recipients of what each person has, by what opens it. */
  const shares = { report: new Map<string, string[][]>(), date: new Map<string, string[][]>() };
  let nextDate: Date | null = null;
  for (const row of rows) {
    const leavebit = withIntegrityCheck(ctx, row);
    for (const email of row.sharingEmails) {
      const { isDamaged, isTrashed, hasLeft, setting } = getRecipientFacts(leavebit, email);
      if (email === owner.email || isDamaged || isTrashed || hasLeft) continue;
      const theirs = shares[findReleaseCondition(setting) === 'date' ? 'date' : 'report'];
      theirs.set(email, [...(theirs.get(email) ?? []), row.sharingEmails]);
      const opensAt = findOpeningDate(setting);
      if (opensAt && opensAt > now) {
        found.dated.add(email);
        if (!nextDate || opensAt < nextDate) nextDate = opensAt;
      } else if (opensAt || findReleaseCondition(setting) === 'nothing') found.readers.add(email);
      else if (findReleaseCondition(setting) === 'report') found.heirs.add(email);
    }
  }
  const sort = (emails: Set<string>) => [...emails].sort();
  const receives: RehearsedRecipients['receives'] = ({ email, substitute }) => {
    const isMissing = (of: ReadonlyMap<string, string[][]>) =>
      (of.get(email) ?? []).some((recipients) => !recipients.includes(substitute));
    return { report: isMissing(shares.report), date: isMissing(shares.date) };
  };
  return {
    heirs: sort(found.heirs),
    dated: sort(found.dated),
    readers: sort(found.readers),
    nextDate,
    receives,
  };
}
