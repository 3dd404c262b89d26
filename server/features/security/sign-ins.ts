import type { Request } from 'express';
import { desc, eq } from 'drizzle-orm';
import type { SignInRecord } from '#shared/contracts/security.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import { signIns } from '../../db/schema/index.ts';
import { createSessionEnd } from '../../http/live-events/session-ends.ts';
import { endAllAccess } from '../accounts/end-all-access.ts';
import { lockAccountRow } from '../accounts/sign-in/lock-account-row.ts';
import { recordActivity } from '../activity/record-activity.ts';

/** An owner's recent sign-ins, newest first. */
export async function listSignIns(
  { db, digests }: Context,
  req: Request,
  userId: number,
): Promise<SignInRecord[]> {
  const rows = await db
    .select()
    .from(signIns)
    .where(eq(signIns.userId, userId))
    .orderBy(desc(signIns.at), desc(signIns.id))
    .limit(limits.signInsShown);
  const current = digests.token(req.sessionID);
  return rows.map(({ at, device, address, method, session }) => ({
    at: at.toISOString(),
    device,
    address,
    method,
    isCurrent: session.equals(current),
  }));
}

/** Ends all of an owner's sessions, including this one, and all unfinished sign-ins. All devices are forgotten. */
export function signOutEverywhere(ctx: Context, userId: number): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    await lockAccountRow(tx, userId);
    await endAllAccess(tx, userId, createSessionEnd('endedEverywhere'));
    await recordActivity(ctx, tx, { userId, kind: 'signed-out-everywhere' });
  });
}
