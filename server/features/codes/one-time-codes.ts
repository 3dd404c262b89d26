import { z } from 'zod';
import { and, eq, gt, gte, inArray, isNull, lt, lte, ne, not, or, sql } from 'drizzle-orm';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { withdrawDeferredMails } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { oneTimeCodes as codes, users, type CodePurpose } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import { chargeAllowance, refundAllowance } from './guess-allowance.ts';
import { codeChannels, evaluateCodeAttempt, type CodeChannel } from './rules.ts';

type CodeContext = Pick<Context, 'random' | 'clock' | 'digests'>;
type CodeRow = typeof codes.$inferInsert;

/** What a code is for, and for whom. */
export interface CodeSubject {
  purpose: CodePurpose;
  /** Unique among all purposes and people. Part of the digest, so a code works for nothing else. */
  name: string;
  userId: number | null;
  triggerByteId: number | null;
}

/** One browser's code for a subject. */
interface CodeHolder {
  subject: CodeSubject;
  /** The browser that requested the code, or that enters it (see `getBrowserDigest`). */
  asker: string;
}

interface NewCode extends CodeHolder {
  /** The mailbox to which the code is sent. */
  address: string;
  channel: CodeChannel;
}

/** The channel in a job's payload. Jobs queued by older versions don't have one. */
export const codeChannelSchema = z.enum(codeChannels).default('open');

const ownerSubject = (purpose: CodePurpose, userId: number, name: string): CodeSubject => ({
  purpose,
  name,
  userId,
  triggerByteId: null,
});

/** Changing a name invalidates the codes that were mailed with the old one. */
export const codeSubject = {
  login: (userId: number) => ownerSubject('sign-in', userId, `login/${userId}`),
  passwordReset: (userId: number) => ownerSubject('password-reset', userId, `password-reset/${userId}`),
  proof: (userId: number) => ownerSubject('reauthentication', userId, `proof/${userId}`),
  emailChange: (userId: number, side: 'old' | 'new', newEmail: string) =>
    ownerSubject('email-change', userId, `email-change/${userId}/${side}/${newEmail}`),
  warningWay: (userId: number, channel: 'email' | 'phone', way: string) =>
    ownerSubject('warning-way', userId, `warning-way/${userId}/${channel}/${way}`),
  registration: (email: string): CodeSubject => ({
    purpose: 'registration',
    name: `registration/${email}`,
    userId: null,
    triggerByteId: null,
  }),
  sharing: (scope: number | 'all', email: string): CodeSubject => ({
    purpose: 'access',
    name: `sharing/${scope}/${email}`,
    userId: null,
    triggerByteId: scope === 'all' ? null : scope,
  }),
};

/**
 * Creates a code. `code` is emailed, and `row` passed to `storeCode`. Call it before the transaction that stores the code, so that
 * no lock on the allowance is held while that transaction waits for another.
 */
export async function issueCode(ctx: CodeContext, db: Database, { address, channel, ...holder }: NewCode) {
  const allowance = ctx.digests.holder(`codes/${channel}/${address}`);
  const code = ctx.random.code(await chargeAllowance(db, allowance, ctx.clock.now()));
  const digest = ctx.digests.code(code, holder.subject.name);
  return { code, row: { ...newRow(ctx, holder), code: digest, allowance } };
}

/** A code that nobody knows, for a step that is verified in another way. */
export function createUnguessableCode(ctx: CodeContext, holder: CodeHolder) {
  return { ...newRow(ctx, holder), code: ctx.digests.token(ctx.random.token()), allowance: null };
}

function newRow({ random, clock }: CodeContext, { subject: { name, ...subject }, asker }: CodeHolder) {
  return {
    ...subject,
    subject: name,
    id: random.uuid(),
    expiresAt: new Date(clock.now().getTime() + limits.codeMinutes * MINUTE_MS),
    usedAt: null,
    wrongTries: 0,
    askedBy: Buffer.from(asker, 'hex'),
    strangerTries: 0,
  };
}

/** The dedupe key of the email that carries a code. */
export const codeMailKey = (codeId: string) => `code/${codeId}`;

/** Otherwise a mail server that has deferred them would accept several at the same time, most with a code that doesn't work. */
const withdrawCodeMails = (tx: Database, replaced: readonly { id: string }[]) =>
  withdrawDeferredMails(
    tx,
    replaced.map(({ id }) => codeMailKey(id)),
  );

/**
 * Stores a new code, replacing the same browser's older one. The older one's email is withdrawn if a mail server has deferred it.
 * @returns false if nothing was stored, because the older one is no older than `cooldownMs` and still works
 */
export async function storeCode(
  tx: Database,
  row: CodeRow,
  { cooldownMs }: { cooldownMs?: number } = {},
): Promise<boolean> {
  const stored = await tx
    .insert(codes)
    .values(row)
    .onConflictDoUpdate({
      target: [codes.subject, codes.askedBy],
      set: row,
      ...(cooldownMs !== undefined && { setWhere: not(isNew(row.expiresAt, cooldownMs)) }),
    })
    // The subquery sees the row as it was before this statement.
    .returning({
      replaced: sql<string | null>`(select old.id from ${codes} old
        where old.subject = ${row.subject} and old.asked_by = ${row.askedBy})`,
    });
  await withdrawCodeMails(
    tx,
    stored.flatMap(({ replaced }) => (replaced === null ? [] : [{ id: replaced }])),
  );
  return stored.length > 0;
}

/** Like `storeCode`, and also replaces what other browsers requested, so that an owner has a single code for this subject. */
export async function storeOnlyCode(
  tx: Database,
  row: CodeRow & { userId: number },
  options: { cooldownMs: number },
): Promise<boolean> {
  // Otherwise concurrent requests of two browsers would each leave a code.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for('no key update');
  if (!(await storeCode(tx, row, options))) return false;
  const replaced = await tx
    .delete(codes)
    .where(and(eq(codes.subject, row.subject), ne(codes.askedBy, row.askedBy)))
    .returning({ id: codes.id });
  await withdrawCodeMails(tx, replaced);
  return true;
}

/** Whether this browser's code still works and is no older than `cooldownMs`. */
export async function hasNewCode(
  { clock }: Pick<Context, 'clock'>,
  db: Database,
  { subject, asker }: CodeHolder,
  cooldownMs: number,
): Promise<boolean> {
  const expiresAt = new Date(clock.now().getTime() + limits.codeMinutes * MINUTE_MS);
  const [found] = await db
    .select({ id: codes.id })
    .from(codes)
    .where(and(isHeldBy(subject, asker), isNew(expiresAt, cooldownMs)));
  return found !== undefined;
}

/** @param expiresAt when a code issued now expires */
function isNew(expiresAt: Date, cooldownMs: number) {
  return and(
    isNull(codes.usedAt),
    lt(codes.wrongTries, limits.codeAttempts),
    gte(codes.expiresAt, new Date(expiresAt.getTime() - cooldownMs)),
    // A clock correction can leave an expiry in the future. A concurrent click may be slightly ahead, too.
    lte(codes.expiresAt, new Date(expiresAt.getTime() + cooldownMs)),
  )!;
}

const isHeldBy = ({ name }: CodeSubject, asker: string) =>
  and(eq(codes.subject, name), eq(codes.askedBy, Buffer.from(asker, 'hex')));

/**
 * Checks a code against all valid ones for a subject. A code works once and expires after ten minutes, or after five wrong
 * attempts by the browser that requested it, even concurrent ones. All other browsers share five more attempts, so they
 * can't invalidate it. A wrong attempt counts only once the caller's transaction commits, so the caller must not throw before
 * then.
 */
export async function redeemCode(
  { clock, digests }: Pick<Context, 'clock' | 'digests'>,
  tx: Database,
  { subject, code, asker }: CodeHolder & { code: string },
): Promise<'accepted' | 'refused'> {
  const now = clock.now();
  const askedBy = Buffer.from(asker, 'hex');
  const digest = digests.code(code, subject.name);
  const open = and(
    isNull(codes.usedAt),
    gt(codes.expiresAt, now),
    lt(codes.wrongTries, limits.codeAttempts),
    or(eq(codes.askedBy, askedBy), lt(codes.strangerTries, limits.codeStrangerAttempts)),
  );
  const rows = await tx
    .select()
    .from(codes)
    .where(and(eq(codes.subject, subject.name), open))
    // In a fixed order so that concurrent attempts can't deadlock.
    .orderBy(codes.id)
    .for('update');
  const verdict = evaluateCodeAttempt(
    rows.map((row) => ({ ...row, isRight: row.code.equals(digest), isOwn: row.askedBy.equals(askedBy) })),
  );
  if (verdict.kind === 'refused') {
    if (verdict.counted.length > 0)
      await tx
        .update(codes)
        .set({
          wrongTries: sql`${codes.wrongTries} + case when ${codes.askedBy} = ${askedBy} then 1 else 0 end`,
          strangerTries: sql`${codes.strangerTries} + case when ${codes.askedBy} = ${askedBy} then 0 else 1 end`,
        })
        .where(
          inArray(
            codes.id,
            verdict.counted.map(({ id }) => id),
          ),
        );
    return 'refused';
  }
  const { redeemed } = verdict;
  await tx.update(codes).set({ usedAt: now }).where(eq(codes.id, redeemed.id));
  const { allowance } = rows.find(({ id }) => id === redeemed.id)!;
  if (allowance !== null)
    await refundAllowance(tx, allowance, {
      digits: code.length,
      wrongTries: redeemed.wrongTries + redeemed.strangerTries,
    });
  return 'accepted';
}

const isUnused = ({ clock }: Pick<Context, 'clock'>, { subject, asker }: CodeHolder) =>
  and(isHeldBy(subject, asker), isNull(codes.usedAt), gt(codes.expiresAt, clock.now()));

/** Whether this browser requested a code that has been neither used nor expired, even if its attempts are used up. */
export async function hasUnusedCode(
  ctx: Pick<Context, 'clock'>,
  db: Database,
  holder: CodeHolder,
): Promise<boolean> {
  const [found] = await db.select({ id: codes.id }).from(codes).where(isUnused(ctx, holder));
  return found !== undefined;
}

/**
 * Uses this browser's code without its digits, for a step that is verified in another way.
 * @returns false if there is none, or its attempts are used up
 */
export async function consumeCode(
  ctx: Pick<Context, 'clock'>,
  tx: Database,
  holder: CodeHolder,
): Promise<boolean> {
  const consumed = await tx
    .update(codes)
    .set({ usedAt: ctx.clock.now() })
    .where(and(isUnused(ctx, holder), lt(codes.wrongTries, limits.codeAttempts)))
    .returning({ id: codes.id });
  return consumed.length > 0;
}

/** Makes a code that `consumeCode` has used available again after a wrong attempt, which counts. */
export async function restoreCode(
  tx: Database,
  { subject, asker }: CodeHolder,
): Promise<{ id: string; isLastAttempt: boolean }> {
  const [restored] = await tx
    .update(codes)
    .set({ usedAt: null, wrongTries: sql`${codes.wrongTries} + 1` })
    .where(isHeldBy(subject, asker))
    .returning({ id: codes.id, wrongTries: codes.wrongTries });
  return { id: restored!.id, isLastAttempt: restored!.wrongTries === limits.codeAttempts };
}

/** Removes an owner's codes for some purposes, so that those in the mailbox stop working. */
export async function removeOwnerCodes(
  tx: Database,
  userId: number,
  purposes: readonly CodePurpose[],
): Promise<void> {
  const removed = await tx
    .delete(codes)
    .where(and(eq(codes.userId, userId), inArray(codes.purpose, [...purposes])))
    .returning({ id: codes.id });
  await withdrawCodeMails(tx, removed);
}

/** Removes all recipients' codes for a LeaveBit. */
export async function removeLeavebitCodes(tx: Database, leavebitId: number): Promise<void> {
  const removed = await tx
    .delete(codes)
    .where(eq(codes.triggerByteId, leavebitId))
    .returning({ id: codes.id });
  await withdrawCodeMails(tx, removed);
}

/** The same error whether a code is wrong, used, expired, out of attempts, or was never requested. */
export const wrongCodeError = () =>
  new DomainError('wrong-code', 'Invalid verification code. Please try again, or request a new code.');
