import type { Request } from 'express';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { throttleWrongPasskeys } from '../factors/throttle-factor-attempts.ts';
import { getSessionChallengeHolder, consumeChallenge } from '../factors/passkeys/challenges.ts';
import { verifyPasskey } from '../factors/passkeys/verify-passkey.ts';
import { recordReauthentication } from './with-reauthentication.ts';

interface PasskeyAnswer {
  req: Request;
  userId: number;
  response: unknown;
}

/** Reauthenticates a signed-in owner with a passkey. @throws DomainError `wrong-code`, `too-many-requests` */
export function reauthenticateWithPasskey(ctx: Context, answer: PasskeyAnswer): Promise<void> {
  return throttleWrongPasskeys(ctx, answer, verify(ctx, answer));
}

async function verify(ctx: Context, { req, userId, response }: PasskeyAnswer): Promise<void> {
  const taken = await consumeChallenge(ctx, ctx.db, getSessionChallengeHolder(ctx, req, 'prove'));
  const isProved =
    taken?.userId === userId &&
    (await ctx.db.transaction(async (tx) => {
      if (!(await verifyPasskey(ctx, tx, { response, challenge: taken.challenge, userId }))) return false;
      await recordReauthentication(ctx, tx, { req, userId });
      return true;
    }));
  ctx.securityLog.record(isProved ? 'proof-made' : 'proof-failed', { req, account: userId, what: 'passkey' });
  if (!isProved) throw new DomainError('wrong-code', 'This passkey wasn’t accepted. Please try again.');
}
