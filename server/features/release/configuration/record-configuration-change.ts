import { and, eq, gt, isNull } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { configurationChanges } from '#server/db/schema/index.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { mailLimits } from '#server/limits.ts';
import type { OwnerRow } from '../queries.ts';
import { getReleaseTerms } from './rules.ts';
import { describeTermChanges } from './term-changes.ts';
import { notifyOwnerOfConfigurationChanges } from './send-configuration-emails.ts';

/**
 * Records how a save changed the reporters or their terms, and notifies the owner with an undo link. Only the email contains that
 * link: a signed-in session never sees it.
 * @returns the change's id, or null if the save changed nothing
 * @throws DomainError `too-many-requests`
 */
export async function recordConfigurationChange(
  ctx: Context,
  tx: Database,
  { before, saved }: { before: OwnerRow; saved: OwnerRow },
): Promise<string | null> {
  const changedAt = ctx.clock.now();
  const termsBefore = getReleaseTerms(before, changedAt);
  const termsAfter = getReleaseTerms(saved, changedAt);
  if (describeTermChanges(termsBefore, termsAfter, String).length === 0) return null;
  await assertNotTooMany(tx, saved.id, changedAt);
  const id = ctx.random.uuid();
  await tx.insert(configurationChanges).values({
    id,
    userId: saved.id,
    seqno: saved.seqno,
    changedAt,
    termsBefore,
    termsAfter,
    // Random and known to nobody until an email carries the link.
    undoToken: ctx.digests.token(ctx.random.token()),
  });
  await notifyOwnerOfConfigurationChanges(ctx, tx, saved);
  return id;
}

/** Undone changes don't count. Otherwise, an attacker could use up the limit to keep the owner from repairing the damage. */
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
    'You’ve changed your configuration many times today. Please try again tomorrow.',
    { retryAfterSeconds: DAY_MS / 1000 },
  );
}
