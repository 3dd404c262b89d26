import type { Request } from 'express';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import {
  codeSubject,
  consumeCode,
  hasUnusedCode,
  redeemCode,
  restoreCode,
  wrongCodeError,
} from '../../codes/one-time-codes.ts';
import { throttleFactorAttempts } from '../../factors/throttle-factor-attempts.ts';
import { hasFactor, loadFactors } from '../../factors/load-factors.ts';
import { redeemFactorCode, wrongFactorCodeError } from '../../factors/redeem-factor-code.ts';
import type { SignInMethod } from './complete-sign-in.ts';
import { wrongFactorCodesEmail } from '../emails.ts';
import { lockUserForShare, type UserRow } from '../queries.ts';
import { createFailedSignInActivity } from './record-failed-sign-in.ts';

interface PasswordStep {
  userId: number;
  asker: string;
}

export interface VerifyLoginRequest extends PasswordStep {
  code: string;
}

/**
 * The second step of a sign-in: the emailed code or, if the owner has a second factor, one of its codes.
 * @throws DomainError `wrong-code`, `too-many-requests`
 */
export async function verifyLogin(
  ctx: Context,
  step: VerifyLoginRequest,
  { req, device }: { req: Request; device: string | null },
): Promise<{ user: UserRow; method: SignInMethod }> {
  const needsFactor = hasFactor(await loadFactors(ctx.db, step.userId));
  // Only someone who has entered the password may use up the owner's attempts.
  if (needsFactor && !(await hasPasswordStep(ctx, step))) refuse();
  const verify = () => ctx.db.transaction((tx) => tryStep(ctx, tx, step, { needsFactor }));
  const verified = needsFactor
    ? await throttleFactorAttempts(
        ctx,
        { req, userId: step.userId, device },
        async () => (await verify()) ?? refuseFactor(),
      )
    : await verify();
  return verified ?? refuse();
}

function refuse(): never {
  throw wrongCodeError();
}

function refuseFactor(): never {
  throw wrongFactorCodeError();
}

/** Each password entry allows five codes. After that even a correct code is rejected, so the error must say what to do next. */
const passwordAgain = () =>
  new DomainError('wrong-code', 'Too many wrong codes. Please go back and enter your password again.');

async function tryStep(
  ctx: Context,
  tx: Database,
  { userId, code, asker }: VerifyLoginRequest,
  { needsFactor }: { needsFactor: boolean },
): Promise<{ user: UserRow; method: SignInMethod } | null> {
  // A reset removes the code, so the password read here is the one for which the code was sent.
  const user = await lockUserForShare(tx, userId);
  // A factor was added or removed since the first check, so the code must be entered again.
  if (!user || hasFactor(await loadFactors(tx, userId)) !== needsFactor) return null;
  if (!needsFactor) {
    const verdict = await redeemCode(ctx, tx, { subject: codeSubject.login(userId), code, asker });
    if (verdict === 'refused')
      await recordActivity(ctx, tx, createFailedSignInActivity(userId, 'code', ctx.clock.now()));
    return verdict === 'accepted' ? { user, method: 'email' } : null;
  }
  if (!(await consumePasswordStep(ctx, tx, { userId, asker }))) throw passwordAgain();
  const method = await redeemFactorCode(ctx, tx, user, code);
  if (method) return { user, method };
  await countWrongFactor(ctx, tx, user, asker);
  return null;
}

/**
 * Consumes this browser's password step, since a second factor alone signs nobody in.
 * @returns false if there is no such step, it has expired, or too many factor codes were tried with it
 */
export const consumePasswordStep = (ctx: Context, tx: Database, step: PasswordStep): Promise<boolean> =>
  consumeCode(ctx, tx, holderOf(step));

/** Whether the right password was recently entered in this browser. */
export const hasPasswordStep = (ctx: Context, step: PasswordStep): Promise<boolean> =>
  hasUnusedCode(ctx, ctx.db, holderOf(step));

/** The row that `requestLogin` stores for the right password. With a second factor, nobody knows its code. */
const holderOf = ({ userId, asker }: PasswordStep) => ({ subject: codeSubject.login(userId), asker });

/** Restores the password step for another attempt. After the last one, warns the owner that someone knows the password. */
async function countWrongFactor(ctx: Context, tx: Database, user: UserRow, asker: string): Promise<void> {
  await recordActivity(ctx, tx, createFailedSignInActivity(user.id, 'factor', ctx.clock.now()));
  const { id, isLastAttempt } = await restoreCode(tx, holderOf({ userId: user.id, asker }));
  if (!isLastAttempt) return;
  await queueMail(ctx, tx, {
    to: user.email,
    kind: 'factor-refused',
    dedupeKey: `factor-refused/${id}`,
    content: wrongFactorCodesEmail({
      at: formatEmailDate(ctx, ctx.clock.now(), user),
      resetUrl: `${ctx.config.appOrigin}/auth?mode=reset`,
    }),
  });
}
