import { and, gt, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type {
  emailChangeCodes,
  loginVerificationCodes,
  passwordResetCodes,
  proofCodes,
  registerVerificationCodes,
  verificationCodes,
} from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';

type CodeTable =
  | typeof emailChangeCodes
  | typeof loginVerificationCodes
  | typeof passwordResetCodes
  | typeof proofCodes
  | typeof registerVerificationCodes
  | typeof verificationCodes;

/**
 * A new code. `code` goes out by mail. The rest goes into one of the code tables and replaces any older code.
 * @param asker the browser that asked for it, see `browserOf`.
 */
export function newCode(
  { ids, clock, digests }: Pick<Context, 'ids' | 'clock' | 'digests'>,
  { subject, asker }: { subject: string; asker: string },
) {
  const code = ids.code();
  const expiresAt = new Date(clock.now().getTime() + limits.codeMinutes * MINUTE_MS);
  const columns = {
    id: ids.uuid(),
    code: digests.code(code, subject),
    expiresAt,
    usedAt: null,
    wrongTries: 0,
    askedBy: Buffer.from(asker, 'hex'),
    strangerTries: 0,
  };
  return { code, columns };
}

/**
 * Tries a code against the valid one that `whose` selects, in one statement. A code works once and for ten minutes. It
 * stops after five wrong tries, even if they come at the same moment. Other browsers than the one that asked for it have
 * only two of them, so that they cannot end the code. A wrong try counts only after the caller's transaction commits, so the
 * caller must not throw before that.
 */
export async function redeemCode(
  { clock, digests }: Pick<Context, 'clock' | 'digests'>,
  tx: Database,
  table: CodeTable,
  { whose, subject, code, asker }: { whose: SQL; subject: string; code: string; asker: string },
): Promise<'accepted' | 'refused'> {
  const now = clock.now();
  const isRight = sql`${table.code} = ${digests.code(code, subject)}`;
  const isAsker = sql`coalesce(${table.askedBy} = ${Buffer.from(asker, 'hex')}, false)`;
  const [row] = await tx
    .update(table)
    .set({
      usedAt: sql`case when ${isRight} then ${now.toISOString()}::timestamptz end`,
      wrongTries: sql`${table.wrongTries} + case when ${isRight} then 0 else 1 end`,
      strangerTries: sql`${table.strangerTries} + case when ${isRight} or ${isAsker} then 0 else 1 end`,
    })
    .where(
      and(
        whose,
        isNull(table.usedAt),
        gt(table.expiresAt, now),
        lt(table.wrongTries, limits.codeTries),
        or(isAsker, lt(table.strangerTries, limits.codeStrangerTries)),
      ),
    )
    .returning({ usedAt: table.usedAt });
  return row?.usedAt ? 'accepted' : 'refused';
}

/** The one answer to a code that is wrong, used, expired, tried too often or was never requested. */
export const wrongCode = () =>
  new DomainError('wrong-code', 'Invalid verification code. Please try again, or ask for a new code.');

/** The owner of a sign-in, registration, reset or proof code, as the digest names them. */
export const codeSubject = {
  login: (userId: number) => `login/${userId}`,
  registration: (email: string) => `registration/${email}`,
  passwordReset: (userId: number) => `password-reset/${userId}`,
  emailChange: (userId: number, side: 'old' | 'new', newEmail: string) =>
    `email-change/${userId}/${side}/${newEmail}`,
  proof: (userId: number) => `proof/${userId}`,
  sharing: (scope: number | 'all', email: string) => `sharing/${scope}/${email}`,
};
