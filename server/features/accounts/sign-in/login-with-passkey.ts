import type { Request } from 'express';
import type { Context } from '../../../context.ts';
import { browserOf } from '../../../http/csrf.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { countWrongPasskeys } from '../../factors/count-factor-tries.ts';
import { askPasskey } from '../../factors/passkeys/ask-passkey.ts';
import { heldByBrowser, takeChallenge } from '../../factors/passkeys/challenges.ts';
import { verifyPasskey } from '../../factors/passkeys/verify-passkey.ts';
import type { UserRow } from '../queries.ts';
import { deviceOf } from './known-devices.ts';
import { hasPasswordStep, takePasswordStep } from './verify-login.ts';

/**
 * The challenge of a sign-in. Only who has just entered an owner's password learns which passkeys that owner has. Any
 * other number gets the same answer as none.
 */
export async function askLoginPasskey(ctx: Context, req: Request, userId: number | undefined) {
  const isKnown =
    userId !== undefined && (await hasPasswordStep(ctx, { userId, asker: browserOf(ctx, req) }));
  return askPasskey(ctx, heldByBrowser(ctx, req), isKnown ? userId : null);
}

/**
 * A sign-in by passkey: alone, or as the second step after the password.
 * @throws DomainError `wrong-credentials`, with one sentence for everything that can be wrong
 */
export async function loginWithPasskey(ctx: Context, req: Request, response: unknown): Promise<UserRow> {
  const taken = await takeChallenge(ctx, ctx.db, heldByBrowser(ctx, req));
  if (!taken) throw passkeyRefused();
  const { userId } = taken;
  const verified = verifyAnswer(ctx, req, { response, ...taken });
  // Without the password before it, the browser does not say whose passkey it is, and there is nothing to count it for.
  if (userId === null) return verified;
  return countWrongPasskeys(ctx, { req, userId, device: await deviceOf(ctx, req, { userId }) }, verified);
}

async function verifyAnswer(
  ctx: Context,
  req: Request,
  taken: { response: unknown; challenge: string; userId: number | null },
): Promise<UserRow> {
  const user = await ctx.db.transaction(async (tx) => {
    const found = await verifyPasskey(ctx, tx, taken);
    if (!found || taken.userId === null) return found;
    const isAfterPassword = await takePasswordStep(ctx, tx, {
      userId: found.id,
      asker: browserOf(ctx, req),
    });
    return isAfterPassword ? found : null;
  });
  if (!user) throw passkeyRefused();
  return user;
}

const passkeyRefused = () =>
  new DomainError(
    'wrong-credentials',
    'This passkey was not accepted. Please try again, or sign in with your password.',
  );
