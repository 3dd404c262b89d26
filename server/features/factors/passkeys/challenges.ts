import { and, eq, gt } from 'drizzle-orm';
import type { Request } from 'express';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { passkeyChallenges as challenges } from '#server/db/schema/index.ts';
import { getBrowserDigest } from '#server/http/csrf.ts';

type Purpose = (typeof challenges)['$inferSelect']['purpose'];

/** What a challenge is for, and who holds it: a signed-in owner's session or a browser. */
interface Held {
  holder: Buffer;
  purpose: Purpose;
}

export const getSessionChallengeHolder = (ctx: Context, req: Request, purpose: 'add' | 'prove'): Held => ({
  holder: ctx.digests.token(`session/${req.sessionID}`),
  purpose,
});
export const getBrowserChallengeHolder = (ctx: Context, req: Request): Held => ({
  holder: ctx.digests.token(`browser/${getBrowserDigest(ctx, req)}`),
  purpose: 'sign-in',
});

/**
 * Stores a challenge, replacing the holder's earlier one.
 * @param userId the only owner who may respond
 */
export async function storeChallenge(
  { db, clock }: Context,
  { holder, purpose }: Held,
  { challenge, userId }: { challenge: string; userId: number | null },
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + limits.passkeyChallengeMinutes * MINUTE_MS);
  const row = { challenge, userId, expiresAt };
  await db
    .insert(challenges)
    .values({ holder, purpose, ...row })
    .onConflictDoUpdate({ target: [challenges.holder, challenges.purpose], set: row });
}

/** Consumes the holder's challenge whether or not the response is valid, so that none can be tried twice. */
export async function consumeChallenge(
  { clock }: Context,
  db: Database,
  { holder, purpose }: Held,
): Promise<{ challenge: string; userId: number | null } | null> {
  const [taken] = await db
    .delete(challenges)
    .where(
      and(
        eq(challenges.holder, holder),
        eq(challenges.purpose, purpose),
        gt(challenges.expiresAt, clock.now()),
      ),
    )
    .returning({ challenge: challenges.challenge, userId: challenges.userId });
  return taken ?? null;
}
