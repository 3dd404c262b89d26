import type { Request } from 'express';
import type { Context } from '#server/context.ts';
import { getBrowserDigest } from '#server/http/csrf.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { throttleWrongPasskeys } from '../../factors/throttle-factor-attempts.ts';
import { createAuthenticationOptions } from '../../factors/passkeys/create-authentication-options.ts';
import { getBrowserChallengeHolder, consumeChallenge } from '../../factors/passkeys/challenges.ts';
import { verifyPasskey } from '../../factors/passkeys/verify-passkey.ts';
import type { UserRow } from '../queries.ts';
import { findKnownDevice } from './known-devices.ts';
import { hasPasswordStep, consumePasswordStep } from './verify-login.ts';

/**
 * The challenge for a sign-in. Reveals an owner's passkeys only to someone who has just entered the password; for any other id,
 * the response is the same as for an owner without passkeys.
 */
export async function createLoginPasskeyOptions(ctx: Context, req: Request, userId: number | undefined) {
  const isKnown =
    userId !== undefined && (await hasPasswordStep(ctx, { userId, asker: getBrowserDigest(ctx, req) }));
  return createAuthenticationOptions(ctx, getBrowserChallengeHolder(ctx, req), isKnown ? userId : null);
}

/**
 * Signs in with a passkey, either on its own or as the second step after the password.
 * @throws DomainError `wrong-credentials`, with the same message for every cause
 */
export async function loginWithPasskey(ctx: Context, req: Request, response: unknown): Promise<UserRow> {
  const taken = await consumeChallenge(ctx, ctx.db, getBrowserChallengeHolder(ctx, req));
  if (!taken) throw passkeyRefused();
  const { userId } = taken;
  const verified = verifyAnswer(ctx, req, { response, ...taken });
  // Without a preceding password step, nothing identifies the passkey's owner, so there is no account to count attempts
  // against.
  if (userId === null) return verified;
  return throttleWrongPasskeys(
    ctx,
    { req, userId, device: await findKnownDevice(ctx, req, { userId }) },
    verified,
  );
}

async function verifyAnswer(
  ctx: Context,
  req: Request,
  taken: { response: unknown; challenge: string; userId: number | null },
): Promise<UserRow> {
  const user = await ctx.db.transaction(async (tx) => {
    const found = await verifyPasskey(ctx, tx, taken);
    if (!found || taken.userId === null) return found;
    const isAfterPassword = await consumePasswordStep(ctx, tx, {
      userId: found.id,
      asker: getBrowserDigest(ctx, req),
    });
    return isAfterPassword ? found : null;
  });
  if (!user) throw passkeyRefused();
  return user;
}

const passkeyRefused = () =>
  new DomainError(
    'wrong-credentials',
    'This passkey wasn’t accepted. Please try again, or sign in with your password.',
  );
