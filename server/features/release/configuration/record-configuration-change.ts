import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ReleaseTerms } from '#shared/contracts/release.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { configurationChanges } from '#server/db/schema/index.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { mailLimits } from '#server/limits.ts';
import type { OwnerRow } from '../queries.ts';
import { describeTermChanges } from './rules.ts';
import { tellOfChanges } from './send-configuration-news.ts';

/**
 * Records how a save has changed the reporters or their terms, and tells the owner, with the link that undoes it. Only the mail has
 * this link: who is signed in never sees it.
 * @returns the change's id. Null when the save leaves them as they were.
 * @throws DomainError `too-many-requests`
 */
export async function recordConfigurationChange(
  ctx: Context,
  tx: Database,
  { before, saved }: { before: OwnerRow; saved: OwnerRow },
): Promise<string | null> {
  if (describeTermChanges(before, saved, String).length === 0) return null;
  const changedAt = ctx.clock.now();
  await assertNotTooMany(tx, saved.id, changedAt);
  const id = ctx.ids.uuid();
  await tx.insert(configurationChanges).values({
    id,
    userId: saved.id,
    seqno: saved.seqno,
    changedAt,
    termsBefore: termsOf(before),
    termsAfter: termsOf(saved),
    // Of nobody, until a mail has its link.
    undoToken: ctx.digests.token(ctx.ids.token()),
  });
  await tellOfChanges(ctx, tx, saved);
  return id;
}

function termsOf({
  designatedReporters,
  requiredConfirmations,
  refuteTimeHours,
  askReportersOnLapse,
}: OwnerRow): ReleaseTerms {
  return { designatedReporters, requiredConfirmations, refuteTimeHours, askReportersOnLapse };
}

/** An undo takes the undone changes off the count. So nobody can use it up to keep the owner from a repair. */
async function assertNotTooMany(tx: Database, userId: number, now: Date): Promise<void> {
  const recent = await tx.$count(
    configurationChanges,
    and(
      eq(configurationChanges.userId, userId),
      gt(configurationChanges.changedAt, new Date(now.getTime() - DAY_MS)),
      isNull(configurationChanges.undoneAt),
    ),
  );
  if (recent < mailLimits.configurationChangesPerDay) return;
  throw new DomainError(
    'too-many-requests',
    'You have changed your configuration many times today. Please try again tomorrow.',
    { retryAfterSeconds: DAY_MS / 1000 },
  );
}
