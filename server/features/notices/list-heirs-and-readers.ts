import { eq } from 'drizzle-orm';
import { findReleaseCondition } from '#shared/domain/release.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { triggerBytes } from '../../db/schema/index.ts';
import { loadOwnerAccessFacts } from '../access/load-estate.ts';
import { decideAccess, getRecipientFacts } from '../access/rules.ts';
import { withIntegrityCheck, integrityColumns } from '../access/integrity.ts';

type EstateReader = Parameters<typeof withIntegrityCheck>[0];
type Person = ReturnType<typeof getRecipientFacts>;

interface Owner {
  id: number;
  email: string;
}

/** The owner's heirs: every other recipient of a LeaveBit that waits for a report. They are notified of a release. */
export function listHeirs(ctx: EstateReader, db: Database, owner: Owner): Promise<string[]> {
  return recipientsOf(
    ctx,
    db,
    owner,
    ({ isDamaged, isTrashed, setting, hasLeft }) =>
      !isDamaged && !isTrashed && !hasLeft && findReleaseCondition(setting) === 'report',
  );
}

/** Every recipient, except the owner, who can currently read any of the owner's LeaveBits. */
export async function listCurrentReaders(
  ctx: EstateReader & Pick<Context, 'config'>,
  db: Database,
  owner: Owner,
  now: Date,
): Promise<string[]> {
  const facts = await loadOwnerAccessFacts(ctx, db, owner.id);
  return recipientsOf(ctx, db, owner, (person) => decideAccess({ ...person, ...facts }, now).kind === 'open');
}

/** The addresses of the matching recipients, sorted and without the owner's. */
async function recipientsOf(
  ctx: EstateReader,
  db: Database,
  owner: Owner,
  isMeant: (person: Person) => boolean,
): Promise<string[]> {
  const leavebits = await db
    .select(integrityColumns)
    .from(triggerBytes)
    .where(eq(triggerBytes.userId, owner.id));
  const meant = leavebits.flatMap((row) => {
    const leavebit = withIntegrityCheck(ctx, row);
    return row.sharingEmails.filter(
      (email) => email !== owner.email && isMeant(getRecipientFacts(leavebit, email)),
    );
  });
  return [...new Set(meant)].sort();
}
