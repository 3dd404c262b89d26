import type { Request } from 'express';
import { and, eq, sql } from 'drizzle-orm';
import type { ReauthenticationRequired } from '#shared/contracts/schema/endpoint.ts';
import { MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { session, users } from '../../db/schema/index.ts';
import { countWrongCodes } from '../../http/limits/count-wrong-codes.ts';
import { getBrowserDigest } from '../../http/csrf.ts';
import { DomainError } from '../../http/domain-error.ts';
import { recordActivity } from '../activity/record-activity.ts';
import {
  codeMailKey,
  codeSubject,
  hasNewCode,
  issueCode,
  redeemCode,
  storeOnlyCode,
  wrongCodeError,
} from '../codes/one-time-codes.ts';
import { throttleFactorAttempts } from '../factors/throttle-factor-attempts.ts';
import { hasFactor, loadFactors } from '../factors/load-factors.ts';
import { redeemFactorCode, wrongFactorCodeError } from '../factors/redeem-factor-code.ts';
import { reauthenticationCodeEmail } from './emails.ts';

/**
 * The checks that a sensitive change runs in its own transaction after locking its rows, so a session that ended while it was
 * waiting for the locks is noticed.
 */
export interface ReauthenticationCheck {
  /**
   * @returns when the owner last reauthenticated (Unix time in ms), for a change that renews the session
   * @throws DomainError `not-signed-in` if the session has ended since the request began
   */
  assertSignedIn(tx: Database): Promise<number | null>;
  /** @throws ReauthenticationNeeded if the owner's last reauthentication is too old */
  assertRecentReauthentication(tx: Database): Promise<void>;
}

/** Aborts a change that needs reauthentication. Handled by `withReauthentication`. */
class ReauthenticationNeeded extends Error {}

interface Prover {
  req: Request;
  userId: number;
  /** The code sent with the request. Checked only if reauthentication is needed. */
  code: string | undefined;
}

/**
 * Carries out a change that may require recent reauthentication, by a sign-in or by a code entered for this purpose. If it is
 * missing, the change is rolled back and the response requests a code, which is emailed unless the owner has a second factor.
 * Repeating the request with the code completes the change.
 * @throws DomainError `wrong-code`, `too-many-requests`, and whatever `act` throws
 */
export async function withReauthentication<T>(
  ctx: Context,
  prover: Prover,
  act: (proof: ReauthenticationCheck) => Promise<T>,
): Promise<T | ReauthenticationRequired> {
  const proof = proofOf(ctx, prover.req.sessionID);
  try {
    return await act(proof);
  } catch (error) {
    if (!(error instanceof ReauthenticationNeeded)) throw error;
  }
  const { req, userId, code } = prover;
  const subject = codeSubject.proof(userId);
  const at = subject.name;
  const needsFactor = hasFactor(await loadFactors(ctx.db, userId));
  if (code === undefined) {
    // An emailed code wouldn't be accepted, so the page asks for the second factor.
    if (needsFactor) return { requiresVerification: true };
    const asker = getBrowserDigest(ctx, req);
    // A double click sends a single code, so it counts once.
    if (await hasNewCode(ctx, ctx.db, { subject, asker }, RESEND_MS)) return { requiresVerification: true };
    await ctx.guesses.count('codeRequest', { req, at });
    await sendProofCode(ctx, { userId, asker });
    return { requiresVerification: true };
  }
  const proved = () => countWrongCodes(ctx, { req, at }, prove(ctx, { req, userId, code, needsFactor }));
  await (needsFactor ? throttleFactorAttempts(ctx, { req, userId }, proved) : proved());
  if (!needsFactor) await ctx.guesses.forgive('codeRequest', { req, at });
  return act(proof);
}

function proofOf({ clock }: Context, sessionId: string): ReauthenticationCheck {
  const read = async (tx: Database) => {
    const [found] = await tx
      .select({ provedAt: sql<number | null>`(${session.sess} ->> 'provedAt')::float8` })
      .from(session)
      .where(eq(session.sid, sessionId));
    if (!found) throw sessionOver();
    return found.provedAt;
  };
  return {
    assertSignedIn: read,
    async assertRecentReauthentication(tx) {
      const age = Math.abs(clock.now().getTime() - ((await read(tx)) ?? -Infinity));
      if (age > limits.reauthenticationMinutes * MINUTE_MS) throw new ReauthenticationNeeded();
    },
  };
}

/** The check for a request that needs a live session but no recent reauthentication. */
export const createSignedInCheck = (ctx: Context, req: Request): ReauthenticationCheck =>
  proofOf(ctx, req.sessionID);

/** A double click within this time sends a single code. */
const RESEND_MS = limits.codeResendSeconds * SECOND_MS;

const sessionOver = () => new DomainError('not-signed-in', 'Your session has expired, please login again');

/** Emails a code, unless a double click has just sent this browser one that still works. */
async function sendProofCode(
  ctx: Context,
  { userId, asker }: { userId: number; asker: string },
): Promise<void> {
  const user = await findAddress(ctx.db, userId);
  if (!user) throw sessionOver();
  const { code, row } = await issueCode(ctx, ctx.db, {
    subject: codeSubject.proof(userId),
    asker,
    address: user.email,
    channel: 'session',
  });
  await ctx.db.transaction(async (tx) => {
    // An owner has one session, so only the code of its browser works.
    if (!(await storeOnlyCode(tx, { ...row, userId }, { cooldownMs: RESEND_MS }))) return;
    // The address may have changed since its allowance was charged.
    const to = await findAddress(tx, userId);
    if (!to) throw sessionOver();
    await queueMail(ctx, tx, {
      to: to.email,
      kind: 'proof-code',
      dedupeKey: codeMailKey(row.id),
      content: reauthenticationCodeEmail({ code, minutes: limits.codeMinutes }),
      giveUpAt: row.expiresAt,
    });
    await recordActivity(ctx, tx, { userId, kind: 'code-asked', detail: 'For a sensitive change.' });
  });
}

async function findAddress(db: Database, userId: number): Promise<{ email: string } | undefined> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user;
}

interface Proof {
  req: Request;
  userId: number;
  code: string;
  needsFactor: boolean;
}

async function prove(ctx: Context, proof: Proof): Promise<void> {
  const isProved = await ctx.db.transaction(async (tx) => {
    if (!(await isRight(ctx, tx, proof))) return false;
    await recordReauthentication(ctx, tx, proof);
    return true;
  });
  const { req, userId: account, needsFactor } = proof;
  const told = { req, account, what: needsFactor ? 'factor' : 'mailed-code' };
  ctx.securityLog.record(isProved ? 'proof-made' : 'proof-failed', told);
  if (!isProved) throw needsFactor ? wrongFactorCodeError() : wrongCodeError();
}

/** An emailed code isn't enough if the owner has a second factor: access to the mailbox must not suffice to remove it. */
async function isRight(
  ctx: Context,
  tx: Database,
  { req, userId, code, needsFactor }: Proof,
): Promise<boolean> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('share');
  // A factor was added or removed since the first check, so the code must be entered again.
  if (!user || hasFactor(await loadFactors(tx, userId)) !== needsFactor) return false;
  if (needsFactor) return (await redeemFactorCode(ctx, tx, user, code)) !== null;
  const tried = await redeemCode(ctx, tx, {
    subject: codeSubject.proof(userId),
    code,
    asker: getBrowserDigest(ctx, req),
  });
  return tried === 'accepted';
}

/** Marks the session as just reauthenticated. @throws DomainError `not-signed-in` if it has ended */
export async function recordReauthentication(
  ctx: Context,
  tx: Database,
  { req, userId }: { req: Request; userId: number },
): Promise<void> {
  // Updates only this row, and only if it exists: saving the request's session could resurrect one that has ended.
  const provedAt = JSON.stringify({ provedAt: ctx.clock.now().getTime() });
  const noted = await tx
    .update(session)
    .set({ sess: sql`(${session.sess}::jsonb || ${provedAt}::jsonb)::json` })
    .where(and(eq(session.sid, req.sessionID), sql`(${session.sess} ->> 'userId')::bigint = ${userId}`))
    .returning({ sid: session.sid });
  if (noted.length === 0) throw sessionOver();
}
