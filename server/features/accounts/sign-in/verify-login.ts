import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Request } from 'express';
import { limits } from '#shared/domain/limits.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { loginVerificationCodes as codes } from '#server/db/schema/index.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { codeSubject, redeemCode, wrongCodeError } from '../../codes/one-time-codes.ts';
import { throttleFactorAttempts } from '../../factors/throttle-factor-attempts.ts';
import { hasFactor, loadFactors } from '../../factors/load-factors.ts';
import { redeemFactorCode, wrongFactorCodeError } from '../../factors/redeem-factor-code.ts';
import type { SignInMethod } from './complete-sign-in.ts';
import { wrongFactorCodesEmail } from '../emails.ts';
import { lockUserForShare, type UserRow } from '../queries.ts';
import { createFailedSignInActivity } from './record-failed-sign-in.ts';

export interface VerifyLoginRequest {
  userId: number;
  code: string;
  asker: string;
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
    const subject = codeSubject.login(userId);
    const verdict = await redeemCode(ctx, tx, codes, {
      whose: eq(codes.userId, userId),
      subject,
      code,
      asker,
    });
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
export async function consumePasswordStep(
  ctx: Context,
  tx: Database,
  { userId, asker }: { userId: number; asker: string },
): Promise<boolean> {
  const now = ctx.clock.now();
  const [taken] = await tx
    .update(codes)
    .set({ usedAt: now })
    .where(and(isPasswordStep(ctx, userId, asker), lt(codes.wrongTries, limits.codeAttempts)))
    .returning({ id: codes.id });
  return taken !== undefined;
}

/** Whether the right password was recently entered in this browser. */
export async function hasPasswordStep(
  ctx: Context,
  { userId, asker }: { userId: number; asker: string },
): Promise<boolean> {
  const [step] = await ctx.db
    .select({ id: codes.id })
    .from(codes)
    .where(isPasswordStep(ctx, userId, asker));
  return step !== undefined;
}

const isPasswordStep = ({ clock }: Pick<Context, 'clock'>, userId: number, asker: string) =>
  and(
    eq(codes.userId, userId),
    eq(codes.askedBy, Buffer.from(asker, 'hex')),
    isNull(codes.usedAt),
    gt(codes.expiresAt, clock.now()),
  );

/** Restores the password step for another attempt. After the last one, warns the owner that someone knows the password. */
async function countWrongFactor(ctx: Context, tx: Database, user: UserRow, asker: string): Promise<void> {
  await recordActivity(ctx, tx, createFailedSignInActivity(user.id, 'factor', ctx.clock.now()));
  const [counted] = await tx
    .update(codes)
    .set({ usedAt: null, wrongTries: sql`${codes.wrongTries} + 1` })
    .where(and(eq(codes.userId, user.id), eq(codes.askedBy, Buffer.from(asker, 'hex'))))
    .returning({ id: codes.id, wrongTries: codes.wrongTries });
  if (counted?.wrongTries !== limits.codeAttempts) return;
  await queueMail(ctx, tx, {
    to: user.email,
    kind: 'factor-refused',
    dedupeKey: `factor-refused/${counted.id}`,
    content: wrongFactorCodesEmail({
      at: formatEmailDate(ctx, ctx.clock.now()),
      resetUrl: `${ctx.config.appOrigin}/auth?mode=reset`,
    }),
  });
}
