import { and, eq } from 'drizzle-orm';
import type { Request } from 'express';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/index.ts';
import { createSessionEnd } from '../../http/live-events/session-ends.ts';
import { detachSession, regenerateSession, saveSession } from '../../http/session.ts';
import { isTimeZone } from '#shared/domain/time-zones.ts';
import { wrongCodeError } from '../codes/one-time-codes.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { endSilence } from '../silence/end-silence.ts';
import { endSession, endOwnerSessions } from '../events/end-sessions.ts';
import { describeRequestOrigin } from './sign-in/describe-browser.ts';
import type { UserRow } from './queries.ts';

const UNIQUE_VIOLATION = '23505';

const ELSEWHERE = createSessionEnd('endedElsewhere');

/**
 * Signs the browser in under a new session id and ends the owner's sessions everywhere else. A unique index allows one session
 * per owner, so the later of two concurrent sign-ins wins.
 * @param user as read when the code was accepted
 * @param timeZone the browser's, as it claims. Only used to format dates in emails; ignored if it's unknown.
 * @throws DomainError `wrong-code` if the password was reset in the meantime
 */
export async function startOwnerSession(
  ctx: Context,
  req: Request,
  user: Pick<UserRow, 'id' | 'password'>,
  timeZone?: string,
): Promise<void> {
  // Signs out the previous owner in all tabs of this browser.
  if (req.session.userId !== undefined) await endSession(ctx.db, req.sessionID, ELSEWHERE);
  await regenerateSession(req);
  req.session.userId = user.id;
  req.session.provedAt = ctx.clock.now().getTime();
  await saveAsOnly(ctx, req, user.id);
  // The session is already stored, so a reset that changes the password after this check ends it. An earlier reset couldn't see
  // the session, and a concurrent one is waited for.
  const isHeld = await ctx.db.transaction(async (tx) => {
    const signedIn = await tx
      .update(users)
      .set({
        signedInAt: ctx.clock.now(),
        ...(timeZone !== undefined && isTimeZone(timeZone) && { timeZone }),
      })
      .where(and(eq(users.id, user.id), eq(users.password, user.password)))
      .returning({ id: users.id });
    if (signedIn.length === 0) return false;
    await endSilence(tx, user.id);
    await recordActivity(ctx, tx, { userId: user.id, kind: 'signed-in', ...describeRequestOrigin(req) });
    return true;
  });
  if (isHeld) return;
  await endSession(ctx.db, req.sessionID, ELSEWHERE);
  detachSession(req);
  throw wrongCodeError();
}

/** Stores the session in place of all of the owner's others. */
async function saveAsOnly(ctx: Context, req: Request, userId: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await endOwnerSessions(ctx.db, userId, ELSEWHERE);
    try {
      await saveSession(req);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION || tries === 5) throw error;
    }
  }
}
