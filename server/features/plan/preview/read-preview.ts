import { and, eq, sql } from 'drizzle-orm';
import type { Preview } from '#shared/contracts/plan.ts';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { soundClock } from '../../../adapters/clock.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { triggerBytes, users } from '../../../db/schema/index.ts';
import { notFound } from '../../../http/domain-error.ts';
import { readLastOpenings, readOwnerFacts } from '../../access/read-estate.ts';
import { judged, sealedColumns } from '../../access/seal.ts';
import { isSharedWith } from '../../access/shared-with.ts';
import { namesOf } from '../../names/owner-name.ts';
import { presentSharedLeavebit } from '../../recipients/presenter.ts';
import { imagineSharedLeavebits, type Facts } from '../../recipients/read-shared-leavebits.ts';
import type { PlaceInList } from '../../recipients/rules.ts';
import { expectedMails } from './expected-mails.ts';
import { imagineFacts, type Imagined } from './imagine.ts';

interface Wanted extends Imagined {
  userId: number;
  email: string;
  /** The place after which the page begins. Null: from the start. */
  after: PlaceInList | null;
}

/**
 * What a person would see of an owner's LeaveBits at a later moment, by the very code that answers the person. Nothing is
 * written, and nobody is told.
 * @throws DomainError `not-found` when nothing is shared with the address
 */
export async function readPreview(
  ctx: Context,
  { userId, email, after, at: wanted, estate }: Wanted,
): Promise<{ preview: Preview; next: PlaceInList | null }> {
  const now = ctx.clock.certain();
  const at = wanted > now ? wanted : now;
  const [owner] = await ctx.db.select().from(users).where(eq(users.id, userId));
  const leavebits = (await rulesFor(ctx.db, userId, email)).map((row) => judged(ctx, row));
  if (!owner || leavebits.length === 0) throw notFound();
  const known = await readOwnerFacts(ctx, ctx.db, userId);
  const lastOpening = (await readLastOpenings(ctx, ctx.db, [userId])).get(userId) ?? null;
  const facts = imagineFacts({ ...known, now, lastOpening }, { at, estate });
  const isReleased = known.estate.report === 'released';
  const isNewlyReleased = estate === 'released' && !isReleased;
  const imagine = (found: Facts): Facts => ({
    owner: facts,
    release: isNewlyReleased ? releaseAt(at, owner.refuteTimeHours) : found.release,
    confirmations: isNewlyReleased ? owner.requiredConfirmations : found.confirmations,
  });
  const then: Context = { ...ctx, clock: soundClock(() => at) };
  const { views, next } = await imagineSharedLeavebits(then, email, { ownerId: userId, after }, imagine);
  return {
    preview: {
      at: at.toISOString(),
      estate,
      // What the person stopped is nothing for the owner to know.
      leavebits: views.map((view) => presentSharedLeavebit({ ...view, stopped: null })),
      mails: expectedMails(ctx, {
        at,
        estate,
        now,
        email,
        owner: namesOf(ctx, owner),
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

/** The rules of what an owner shares with an address. */
function rulesFor(db: Database, userId: number, email: string) {
  return db
    .select(sealedColumns)
    .from(triggerBytes)
    .where(and(eq(triggerBytes.userId, userId), isSharedWith(sql`${email}`)));
}

/** The report that would be released then, at the earliest moment that the owner's terms allow. */
const releaseAt = (at: Date, refuteTimeHours: number): Facts['release'] => ({
  reportType: 'death',
  reportedAt: new Date(at.getTime() - refuteTimeHours * HOUR_MS),
  releasedAt: at,
});
