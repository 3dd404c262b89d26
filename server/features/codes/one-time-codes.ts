import { z } from 'zod';
import { and, eq, gt, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import {
  codeAllowances,
  type emailChangeCodes,
  type loginVerificationCodes,
  type passwordResetCodes,
  type reauthenticationCodes,
  type registerVerificationCodes,
  type verificationCodes,
} from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import {
  chargeCodeAllowance,
  codeChannels,
  evaluateCodeAttempt,
  refundCodeAllowance,
  type CodeChannel,
} from './rules.ts';

type CodeTable =
  | typeof emailChangeCodes
  | typeof loginVerificationCodes
  | typeof passwordResetCodes
  | typeof reauthenticationCodes
  | typeof registerVerificationCodes
  | typeof verificationCodes;

/** The channel in a job's payload. Jobs queued by older versions don't have one. */
export const codeChannelSchema = z.enum(codeChannels).default('open');

interface NewCode {
  subject: string;
  /** The browser that requested the code (see `getBrowserDigest`). */
  asker: string;
  /** The mailbox to which the code is sent. */
  address: string;
  channel: CodeChannel;
}

/**
 * Creates a code. `code` is emailed; the other fields go into one of the code tables, replacing the same browser's older code.
 * Call it before the transaction that stores the code, so that no lock on the allowance is held while that transaction waits
 * for another.
 */
export async function issueCode(
  ctx: Pick<Context, 'random' | 'clock' | 'digests'>,
  db: Database,
  { subject, asker, address, channel }: NewCode,
) {
  const allowance = ctx.digests.holder(`codes/${channel}/${address}`);
  const code = ctx.random.code(await chargeAllowance(db, allowance, ctx.clock.now()));
  return { code, columns: { ...newColumns(ctx, asker), code: ctx.digests.code(code, subject), allowance } };
}

/** A code that nobody knows, for a step that is verified in another way. */
export function createUnguessableCode(ctx: Pick<Context, 'random' | 'clock' | 'digests'>, asker: string) {
  return { ...newColumns(ctx, asker), code: ctx.digests.token(ctx.random.token()), allowance: null };
}

function newColumns({ random, clock }: Pick<Context, 'random' | 'clock'>, asker: string) {
  return {
    id: random.uuid(),
    expiresAt: new Date(clock.now().getTime() + limits.codeMinutes * MINUTE_MS),
    usedAt: null,
    wrongTries: 0,
    askedBy: Buffer.from(asker, 'hex'),
    strangerTries: 0,
  };
}

/** @returns how many digits the new code has */
function chargeAllowance(db: Database, key: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await tx
      .insert(codeAllowances)
      .values({ key, refilledAt: new Date(0) })
      .onConflictDoNothing();
    const [row] = await tx.select().from(codeAllowances).where(eq(codeAllowances.key, key)).for('update');
    const { digits, refilledAt } = chargeCodeAllowance(row!.refilledAt.getTime(), now.getTime());
    await tx
      .update(codeAllowances)
      .set({ refilledAt: new Date(refilledAt) })
      .where(eq(codeAllowances.key, key));
    return digits;
  });
}

/**
 * Checks a code against the valid ones that `whose` selects. A code works once and expires after ten minutes, or after five
 * wrong attempts by the browser that requested it, even concurrent ones. All other browsers share three additional attempts, so
 * they can't invalidate it. A wrong attempt counts only once the caller's transaction commits, so the caller must not throw
 * before then.
 */
export async function redeemCode(
  { clock, digests }: Pick<Context, 'clock' | 'digests'>,
  tx: Database,
  table: CodeTable,
  { whose, subject, code, asker }: { whose: SQL; subject: string; code: string; asker: string },
): Promise<'accepted' | 'refused'> {
  const now = clock.now();
  const askedBy = Buffer.from(asker, 'hex');
  const digest = digests.code(code, subject);
  const open = and(
    isNull(table.usedAt),
    gt(table.expiresAt, now),
    lt(table.wrongTries, limits.codeAttempts),
    or(eq(table.askedBy, askedBy), lt(table.strangerTries, limits.codeStrangerAttempts)),
  );
  const rows = await tx
    .select({
      id: table.id,
      code: table.code,
      wrongTries: table.wrongTries,
      strangerTries: table.strangerTries,
      askedBy: table.askedBy,
      allowance: table.allowance,
    })
    .from(table as typeof reauthenticationCodes)
    .where(and(whose, open))
    // In a fixed order so that concurrent attempts can't deadlock.
    .orderBy(table.id)
    .for('update');
  const verdict = evaluateCodeAttempt(
    rows.map((row) => ({ ...row, isRight: row.code.equals(digest), isOwn: row.askedBy.equals(askedBy) })),
  );
  if (verdict.kind === 'refused') {
    if (verdict.counted.length > 0)
      await tx
        .update(table)
        .set({
          wrongTries: sql`${table.wrongTries} + case when ${table.askedBy} = ${askedBy} then 1 else 0 end`,
          strangerTries: sql`${table.strangerTries} + case when ${table.askedBy} = ${askedBy} then 0 else 1 end`,
        })
        .where(
          inArray(
            table.id,
            verdict.counted.map(({ id }) => id),
          ),
        );
    return 'refused';
  }
  const { redeemed } = verdict;
  await tx.update(table).set({ usedAt: now }).where(eq(table.id, redeemed.id));
  const { allowance } = rows.find(({ id }) => id === redeemed.id)!;
  if (allowance !== null)
    await refundAllowance(tx, allowance, {
      digits: code.length,
      wrongTries: redeemed.wrongTries + redeemed.strangerTries,
    });
  return 'accepted';
}

async function refundAllowance(
  tx: Database,
  key: string,
  redeemed: { digits: number; wrongTries: number },
): Promise<void> {
  const [row] = await tx.select().from(codeAllowances).where(eq(codeAllowances.key, key)).for('update');
  if (!row) return;
  await tx
    .update(codeAllowances)
    .set({ refilledAt: new Date(refundCodeAllowance(row.refilledAt.getTime(), redeemed)) })
    .where(eq(codeAllowances.key, key));
}

/** The same error whether a code is wrong, used, expired, out of attempts, or was never requested. */
export const wrongCodeError = () =>
  new DomainError('wrong-code', 'Invalid verification code. Please try again, or request a new code.');

/** The subject of a code, which is part of its digest. */
export const codeSubject = {
  login: (userId: number) => `login/${userId}`,
  registration: (email: string) => `registration/${email}`,
  passwordReset: (userId: number) => `password-reset/${userId}`,
  emailChange: (userId: number, side: 'old' | 'new', newEmail: string) =>
    `email-change/${userId}/${side}/${newEmail}`,
  proof: (userId: number) => `proof/${userId}`,
  sharing: (scope: number | 'all', email: string) => `sharing/${scope}/${email}`,
};
