import type { FactorName } from '#shared/contracts/accounts.ts';
import { limits } from '#shared/domain/limits.ts';
import { queueMail } from '../../../adapters/mail/outbox.ts';
import type { Context } from '../../../context.ts';
import { loginVerificationCodes } from '../../../db/schema/index.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { codeSubject, newCode } from '../../codes/one-time-codes.ts';
import { factorNames, hasFactor, readFactors } from '../../factors/read-factors.ts';
import type { placeOf } from './describe-browser.ts';
import { loginCode } from '../letters.ts';
import { findUserByEmail, holdUser } from '../queries.ts';
import { hourOf, planFailedTry } from './record-failed-try.ts';

interface LoginRequest {
  username: string;
  password: string;
  asker: string;
  place: ReturnType<typeof placeOf>;
  isNewDevice: boolean;
}

/**
 * Checks a password, and mails the code for the second step unless the owner has a factor for it. The owner finds in the log
 * that a new browser knew the password, also if the second step is never made.
 * @param place where it was asked for, for the log.
 * @returns the account's id, which the second step needs, and the ways in which that can be made.
 * @throws DomainError `wrong-credentials`. It takes the same time whether or not the account exists.
 */
export async function requestLogin(
  ctx: Context,
  { username, password, asker, place, isNewDevice }: LoginRequest,
): Promise<{ userId: number; factors: FactorName[] }> {
  const user = await findUserByEmail(ctx.db, username);
  const isRight = await ctx.passwords.isRight(password, user?.password ?? null);
  if (!user || !isRight) {
    await planFailedTry(ctx, ctx.db, { email: username, what: 'password' });
    throw wrongCredentials();
  }
  const { code, columns } = newCode(ctx, { subject: codeSubject.login(user.id), asker });
  const factors = await ctx.db.transaction(async (tx) => {
    // The password may have been reset since it was checked.
    if ((await holdUser(tx, user.id))?.password !== user.password) throw wrongCredentials();
    const known = await readFactors(tx, user.id);
    // With a factor the row only says that the password was right in this browser. Nobody knows its code.
    const row = hasFactor(known) ? { ...columns, code: ctx.digests.token(ctx.ids.token()) } : columns;
    await tx
      .insert(loginVerificationCodes)
      .values({ ...row, userId: user.id })
      .onConflictDoUpdate({ target: loginVerificationCodes.userId, set: row });
    if (isNewDevice) {
      const once = `sign-in-begun/${hourOf(ctx.clock.now())}`;
      await recordActivity(ctx, tx, { userId: user.id, kind: 'sign-in-begun', ...place, once });
    }
    if (hasFactor(known)) return factorNames(known);
    await queueMail(ctx, tx, {
      to: user.email,
      kind: 'login-code',
      dedupeKey: `login-code/${columns.id}`,
      letter: loginCode({ code, minutes: limits.codeMinutes }),
      giveUpAt: columns.expiresAt,
    });
    return factorNames(known);
  });
  return { userId: user.id, factors };
}

const wrongCredentials = () =>
  new DomainError('wrong-credentials', 'The email address or the password is not right. Please try again.');
