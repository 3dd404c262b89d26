import { eq } from 'drizzle-orm';
import { unopenedLimits } from '#shared/domain/limits.ts';
import type { SubstituteSetting } from '#shared/contracts/substitutes.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { triggerBytes } from '../../db/schema/index.ts';
import { DomainError, notFoundError } from '../../http/domain-error.ts';
import { assertEstateNotOpen } from '../access/report-in-force.ts';
import { isRecipient } from '../access/shared-with.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { recordSubstituteChanges } from '../leavebits/change-digest/record-sharing-change.ts';
import { requestUnopenedCheck } from '../notices/request-unopened-check.ts';
import { listPeople } from '../people/load-person-names.ts';
import { listSubstitutes, removeSubstitute, saveSubstitute } from '../people/substitutes.ts';
import { lockOwner } from '../reporters/lock-owner.ts';

/** A substitute, or null for nobody. */
type ChosenSubstitute = { email: string; afterDays: number } | null;

/** As it was sent. */
interface WantedSubstitute {
  email: string | null;
  afterDays?: number | null | undefined;
}

/**
 * Sets who receives what a recipient doesn't open. The owner is notified like of a changed recipient, because a thief could send
 * an inheritance to themselves this way. The substitute isn't: until it is their turn, nothing is theirs.
 * @param wanted.email null: nobody. `wanted.afterDays` null: the one named is no longer chosen
 * @returns who is chosen now
 * @throws DomainError `not-found` if the person isn't a recipient, `estate-open`, `invalid`, `conflict` if there are too many
 */
export async function setSubstitute(
  ctx: Context,
  { userId, email, wanted: sent }: { userId: number; email: string; wanted: WantedSubstitute },
): Promise<ChosenSubstitute> {
  return ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (!owner || email === owner.email || !(await isRecipient(tx, userId, email))) throw notFoundError();
    await assertEstateNotOpen(tx, userId);
    if (sent.email === email)
      throw new DomainError('invalid', 'Please choose someone else. This is the same address.');
    if (sent.email === owner.email) throw new DomainError('invalid', 'This is your own address');
    const all = await listSubstitutes(ctx, tx, userId);
    const before = all.find((one) => one.email === email);
    const wanted = resolveWanted(sent, before?.substitute ?? null);
    if (before?.substitute === wanted?.email && before?.afterDays === wanted?.afterDays) return wanted;
    if (!before && all.length >= unopenedLimits.substitutesPerOwner)
      throw new DomainError(
        'conflict',
        `You’ve already chosen someone for ${unopenedLimits.substitutesPerOwner} people, and that’s the limit.`,
      );
    // Also without a valid row before, in case one was tampered with.
    if (wanted === null) await removeSubstitute(tx, userId, email);
    else
      await saveSubstitute(ctx, tx, userId, { email, substitute: wanted.email, afterDays: wanted.afterDays });
    await recordActivity(ctx, tx, {
      userId,
      kind: 'substitute-changed',
      subject: email,
      detail: wanted ? `${wanted.email}, after ${wanted.afterDays} days` : 'Nobody anymore',
    });
    await recordSubstituteChanges(ctx, tx, userId, [
      {
        email,
        before: before ? { email: before.substitute, afterDays: before.afterDays } : null,
        after: wanted,
      },
    ]);
    await requestUnopenedCheck(ctx, tx, userId);
    return wanted;
  });
}

/** Who is meant. An address without days is rejected, so that no substitute is lost because of a field that was left empty. */
function resolveWanted({ email, afterDays }: WantedSubstitute, current: string | null): ChosenSubstitute {
  if (email === null) return null;
  if (typeof afterDays === 'number') return { email, afterDays };
  // Null says that this one is no longer meant.
  if (afterDays === null && email === current) return null;
  const { minAfterDays, maxAfterDays } = unopenedLimits;
  throw new DomainError(
    'invalid',
    `Please say after how many days, from ${minAfterDays} to ${maxAfterDays}. To choose nobody, leave out the address.`,
  );
}

/** The substitutes of current recipients, with names, sorted by person. */
export async function loadSubstituteSettings(ctx: Context, userId: number): Promise<SubstituteSetting[]> {
  const all = await listSubstitutes(ctx, ctx.db, userId);
  if (all.length === 0) return [];
  const names = new Map((await listPeople(ctx, userId)).map(({ email, name }) => [email, name]));
  const recipients = await listRecipients(ctx.db, userId);
  return all
    .filter(({ email }) => recipients.has(email))
    .map((one) => ({ ...one, name: names.get(one.substitute) ?? null }));
}

async function listRecipients(db: Database, userId: number): Promise<Set<string>> {
  const rows = await db
    .select({ emails: triggerBytes.sharingEmails })
    .from(triggerBytes)
    .where(eq(triggerBytes.userId, userId));
  return new Set(rows.flatMap(({ emails }) => emails));
}
