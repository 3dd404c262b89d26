import type { Request, Response } from 'express';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import { signIns } from '#server/db/schema/index.ts';
import { describeBrowser, truncateIpAddress } from './describe-browser.ts';
import { rememberDevice } from './known-devices.ts';
import { newDeviceEmail } from '../emails.ts';
import type { UserRow } from '../queries.ts';
import { createSignInLink } from './account-links.ts';
import { startOwnerSession } from '../start-owner-session.ts';

export type SignInMethod = (typeof signIns)['$inferSelect']['method'];

interface SignIn {
  user: UserRow;
  method: SignInMethod;
  /** Whether to notify the owner of a sign-in from a new browser. */
  isNewDevice: boolean;
  /** The browser's, as it claims. */
  timeZone?: string | undefined;
}

/**
 * The last step of every sign-in: starts a session, remembers the browser, and records the sign-in in the owner's activity log.
 */
export async function completeSignIn(
  ctx: Context,
  req: Request,
  res: Response,
  { user, method, isNewDevice, timeZone }: SignIn,
): Promise<void> {
  await startOwnerSession(ctx, req, user, timeZone);
  await rememberDevice(ctx, req, res, user.id);
  await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    await tx.insert(signIns).values({
      id: ctx.random.uuid(),
      userId: user.id,
      at: now,
      device: describeBrowser(req.get('User-Agent') ?? ''),
      address: truncateIpAddress(req.ip),
      method,
      session: ctx.digests.token(req.sessionID),
    });
    if (!isNewDevice) return;
    await queueMail(ctx, tx, {
      to: user.email,
      kind: 'new-device',
      dedupeKey: `new-device/${ctx.random.uuid()}`,
      content: newDeviceEmail({
        // In the owner's previous time zone, because this browser may be somebody else's.
        at: formatEmailDate(ctx, now, user),
        signInUrl: createSignInLink(ctx, user.email),
        hasFactor: method !== 'email',
      }),
    });
  });
  ctx.securityLog.record('signed-in', { req, account: user.id, address: user.email, what: method });
}
