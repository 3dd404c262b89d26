import type { SignInFactor } from '#shared/contracts/accounts.ts';
import { limits } from '#shared/domain/limits.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import {
  codeMailKey,
  codeSubject,
  issueCode,
  createUnguessableCode,
  storeCode,
} from '../../codes/one-time-codes.ts';
import type { CodeChannel } from '../../codes/rules.ts';
import { listFactorNames, hasFactor, loadFactors } from '../../factors/load-factors.ts';
import type { describeRequestOrigin } from './describe-browser.ts';
import { loginCodeEmail } from '../emails.ts';
import { findUserByEmail, lockUserForShare } from '../queries.ts';
import { getHourBucket, queueFailedSignInRecord } from './record-failed-sign-in.ts';
import { createSignInLink } from './account-links.ts';

interface LoginRequest {
  username: string;
  password: string;
  asker: string;
  place: ReturnType<typeof describeRequestOrigin>;
  isNewDevice: boolean;
  channel: CodeChannel;
}

/**
 * Checks a password and, unless the owner has a second factor, emails a code for the second step. A new browser that knew the
 * password appears in the owner's activity log even if the second step is never completed.
 * @param place the origin of the request, for the log
 * @returns the account's id, which the second step needs, and the methods available for it
 * @throws DomainError `wrong-credentials`, taking equally long whether or not the account exists
 */
export async function requestLogin(
  ctx: Context,
  { username, password, asker, place, isNewDevice, channel }: LoginRequest,
): Promise<{ userId: number; factors: SignInFactor[] }> {
  const user = await findUserByEmail(ctx.db, username);
  const isRight = await ctx.passwords.isRight(password, user?.password ?? null);
  if (!user || !isRight) {
    await queueFailedSignInRecord(ctx, ctx.db, { email: username, what: 'password' });
    throw wrongCredentials();
  }
  const needsFactor = hasFactor(await loadFactors(ctx.db, user.id));
  const subject = codeSubject.login(user.id);
  const mailed = needsFactor
    ? null
    : await issueCode(ctx, ctx.db, { subject, asker, address: user.email, channel });
  // With a second factor, the row only records that this browser entered the right password.
  const row = mailed?.row ?? createUnguessableCode(ctx, { subject, asker });
  const factors = await ctx.db.transaction(async (tx) => {
    // The password may have been reset since it was checked.
    if ((await lockUserForShare(tx, user.id))?.password !== user.password) throw wrongCredentials();
    const known = await loadFactors(tx, user.id);
    // A factor was added or removed concurrently, so the password must be entered again.
    if (hasFactor(known) !== needsFactor) throw wrongCredentials();
    await storeCode(tx, row);
    if (isNewDevice) {
      const once = `sign-in-begun/${getHourBucket(ctx.clock.now())}`;
      await recordActivity(ctx, tx, { userId: user.id, kind: 'sign-in-begun', ...place, once });
    }
    if (!mailed) return listFactorNames(known);
    await queueMail(ctx, tx, {
      to: user.email,
      kind: 'login-code',
      dedupeKey: codeMailKey(row.id),
      content: loginCodeEmail({
        code: mailed.code,
        minutes: limits.codeMinutes,
        link: createSignInLink(ctx, user.email),
      }),
      giveUpAt: row.expiresAt,
    });
    return listFactorNames(known);
  });
  return { userId: user.id, factors };
}

const wrongCredentials = () =>
  new DomainError('wrong-credentials', 'The email address or password isn’t correct. Please try again.');
