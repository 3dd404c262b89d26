import { and, eq, sql } from 'drizzle-orm';
import type { PlanPreview } from '#shared/contracts/plan.ts';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { createTrustedClock } from '#server/adapters/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { triggerBytes, users } from '#server/db/schema/index.ts';
import { notFoundError } from '#server/http/domain-error.ts';
import { loadLastOpeningDates, loadOwnerAccessFacts } from '../../access/load-estate.ts';
import { withIntegrityCheck, integrityColumns } from '../../access/integrity.ts';
import { isSharedWith } from '../../access/shared-with.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { presentSharedLeavebit } from '../../recipients/presenter.ts';
import { previewSharedLeavebits, type SharedLeavebitFacts } from '../../recipients/load-shared-leavebits.ts';
import type { ListCursor } from '../../recipients/list-order.ts';
import { listExpectedMails } from './expected-mails.ts';
import { projectOwnerFacts, type PreviewScenario } from './project-facts.ts';

interface Wanted extends PreviewScenario {
  userId: number;
  email: string;
  /** The cursor after which the page begins. Null for the first page. */
  after: ListCursor | null;
}

/**
 * What a recipient would see of an owner's LeaveBits at a later time, computed by the code that serves real recipients. Writes
 * nothing and notifies nobody.
 * @throws DomainError `not-found` if nothing is shared with the address
 */
export async function loadPlanPreview(
  ctx: Context,
  { userId, email, after, at: wanted, estate }: Wanted,
): Promise<{ preview: PlanPreview; next: ListCursor | null }> {
  const now = ctx.clock.trustedNow();
  const at = wanted > now ? wanted : now;
  const [owner] = await ctx.db.select().from(users).where(eq(users.id, userId));
  const leavebits = (await rulesFor(ctx.db, userId, email)).map((row) => withIntegrityCheck(ctx, row));
  if (!owner || leavebits.length === 0) throw notFoundError();
  const known = await loadOwnerAccessFacts(ctx, ctx.db, userId);
  const lastOpening = (await loadLastOpeningDates(ctx, ctx.db, [userId])).get(userId) ?? null;
  const facts = projectOwnerFacts({ ...known, now, lastOpening }, { at, estate });
  const isReleased = known.estate.report === 'released';
  const isNewlyReleased = estate === 'released' && !isReleased;
  const imagine = (found: SharedLeavebitFacts): SharedLeavebitFacts => ({
    owner: facts,
    release: isNewlyReleased ? releaseAt(at, owner.refuteTimeHours) : found.release,
    confirmations: isNewlyReleased ? owner.requiredConfirmations : found.confirmations,
  });
  const then: Context = { ...ctx, clock: createTrustedClock(() => at) };
  const { views, next } = await previewSharedLeavebits(then, email, { ownerId: userId, after }, imagine);
  return {
    preview: {
      at: at.toISOString(),
      estate,
      // The recipient's opt-outs are none of the owner's business.
      leavebits: views.map((view) => presentSharedLeavebit({ ...view, stopped: null })),
      mails: listExpectedMails(ctx, {
        at,
        estate,
        now,
        email,
        owner: getOwnerNames(ctx, owner),
        ownerEmail: owner.email,
        isReleased,
        requiredConfirmations: owner.requiredConfirmations,
        facts,
        leavebits,
      }),
    },
    next,
  };
}

/** The sharing columns of the LeaveBits that an owner shares with an address. */
function rulesFor(db: Database, userId: number, email: string) {
  return db
    .select(integrityColumns)
    .from(triggerBytes)
    .where(and(eq(triggerBytes.userId, userId), isSharedWith(sql`${email}`)));
}

/** A hypothetical report released at that time, submitted as late as the owner's refute window allows. */
const releaseAt = (at: Date, refuteTimeHours: number): SharedLeavebitFacts['release'] => ({
  reportType: 'death',
  reportedAt: new Date(at.getTime() - refuteTimeHours * HOUR_MS),
  releasedAt: at,
});
