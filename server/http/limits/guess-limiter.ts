import type { Request } from 'express';
import { inArray, sql } from 'drizzle-orm';
import type { Clock } from '../../adapters/clock.ts';
import type { Digests } from '../../adapters/crypto/digests.ts';
import type { Database } from '../../db/database.ts';
import { guessCounts } from '../../db/schema/index.ts';
import { guessBackoffPolicies, wideNetworkFactors } from '../../limits.ts';
import {
  evaluateAttempt,
  relaxBackoffPolicy,
  undoAttempt,
  type AttemptCount,
  type BackoffPolicy,
  type AttemptCounter,
} from './attempt-backoff.ts';
import { parseLimitSubject, type SecurityLog } from '../log/security-log.ts';
import { getSourceNetworkKeys } from './source-networks.ts';
import { tooManyRequestsError } from './too-many-requests.ts';

type Guessed = keyof typeof guessBackoffPolicies;

export interface Guesser {
  req: Request;
  /** The target of the guesses: an email address or an account, whether or not it exists. */
  at: string;
  /**
   * What distinguishes this user from strangers and gives them their own counter: the email whose link they followed, or the
   * digest of the cookie of a device on which this owner has signed in.
   */
  device?: string | null;
  /** An alternative without a wait, suggested to strangers who have to wait. */
  otherWay?: string;
  /** Runs when a stranger has to wait only because of other sources' attempts. */
  onShutByOthers?: () => Promise<void>;
}

/** Slows down guessing of passwords and codes without locking out the account's owner. The policy is in `attempt-backoff.ts`. */
export interface GuessLimiter {
  /**
   * Counts an attempt before it is made.
   * @throws DomainError `too-many-requests` with the seconds to wait.
   */
  count(what: Guessed, who: Guesser): Promise<void>;
  /**
   * Called after a successful attempt. Clears this device's and this source's attempts, and undoes one stranger's attempt in the
   * shared counters.
   */
  forgive(what: Guessed, who: Guesser): Promise<void>;
}

interface Slots {
  device: AttemptCounter | null;
  /** This source at this address or account. */
  own: AttemptCounter[];
  /** This source at all addresses, and all sources at this one. */
  others: AttemptCounter[];
}

export function createGuessLimiter({
  db,
  clock,
  digests,
  securityLog,
}: {
  db: Database;
  clock: Clock;
  digests: Digests;
  securityLog: SecurityLog;
}): GuessLimiter {
  return {
    async count(what, who) {
      let isShutByOthers = false;
      try {
        await withSlots(
          db,
          createAttemptCounters(digests, what, who),
          async (tx, { device, own, others }) => {
            const now = clock.now().getTime();
            const verdict = evaluateAttempt({ device, shared: [...own, ...others] }, now);
            // Runs inside the transaction, so that a rejected attempt leaves no row behind.
            if (!verdict.isOpen) {
              isShutByOthers = device === null && evaluateAttempt({ device, shared: own }, now).isOpen;
              securityLog.record('limit-hit', { req: who.req, what, ...parseLimitSubject(who.at) });
              throw tooManyRequestsError(verdict.waitMs, undefined, device ? undefined : who.otherWay);
            }
            await keep(tx, verdict.counted);
          },
        );
      } catch (error) {
        if (isShutByOthers) await who.onShutByOthers?.();
        throw error;
      }
    },
    async forgive(what, who) {
      await withSlots(db, createAttemptCounters(digests, what, who), async (tx, { device, own, others }) => {
        const keys = [device, ...own].flatMap((slot) => (slot ? [slot.key] : []));
        await tx.delete(guessCounts).where(inArray(guessCounts.key, keys));
        // A known device's attempts were not counted in the shared counters.
        if (device?.count) return;
        await keep(
          tx,
          others.flatMap((slot) => {
            const count = undoAttempt(slot);
            return count ? [{ key: slot.key, count }] : [];
          }),
        );
      });
    },
  };
}

/** The counters that an attempt belongs to, not yet loaded. */
export function createAttemptCounters(
  digests: Pick<Digests, 'holder'>,
  what: Guessed,
  { req, at, device = null }: Pick<Guesser, 'at' | 'device'> & { req: Pick<Request, 'ip'> },
): Slots {
  const pace: Record<'pair' | 'network', BackoffPolicy> & { address: BackoffPolicy | null } =
    guessBackoffPolicies[what];
  const slot = (by: string, slotPace: BackoffPolicy): AttemptCounter => ({
    key: `${what}:${by}`,
    pace: slotPace,
    count: null,
  });
  const { near, wide } = getSourceNetworkKeys(req.ip);
  const bySource = (by: string, sourcePace: BackoffPolicy, times: number) => [
    slot(`${by}:${near}`, sourcePace),
    ...(wide ? [slot(`${by}:${wide}`, relaxBackoffPolicy(sourcePace, times))] : []),
  ];
  const address = digests.holder(at);
  return {
    device: device ? slot(`device:${address}:${device}`, pace.pair) : null,
    own: bySource(`pair:${address}`, pace.pair, wideNetworkFactors.pair),
    others: [
      ...bySource('network', pace.network, wideNetworkFactors.network),
      ...(pace.address ? [slot(`address:${address}`, pace.address)] : []),
    ],
  };
}

/** Loads the counters and locks them, always in the same order, until `act` is done. */
function withSlots<T>(
  db: Database,
  { device, own, others }: Slots,
  act: (tx: Database, slots: Slots) => Promise<T>,
): Promise<T> {
  const keys = [...(device ? [device] : []), ...own, ...others].map(({ key }) => key).sort();
  return db.transaction(async (tx) => {
    const never = new Date(0);
    await tx
      .insert(guessCounts)
      .values(keys.map((key) => ({ key, opensAt: never, forgottenAt: never })))
      .onConflictDoNothing();
    const rows = await tx
      .select()
      .from(guessCounts)
      .where(inArray(guessCounts.key, keys))
      .orderBy(guessCounts.key)
      .for('update');
    const counts = new Map(rows.map(({ key, ...count }) => [key, count]));
    const read = (slot: AttemptCounter): AttemptCounter => {
      const row = counts.get(slot.key);
      return row
        ? {
            ...slot,
            count: { opensAt: row.opensAt.getTime(), forgottenAt: row.forgottenAt.getTime() },
          }
        : slot;
    };
    return act(tx, { device: device && read(device), own: own.map(read), others: others.map(read) });
  });
}

async function keep(tx: Database, counted: { key: string; count: AttemptCount }[]): Promise<void> {
  if (counted.length === 0) return;
  await tx
    .insert(guessCounts)
    .values(
      counted.map(({ key, count }) => ({
        key,
        opensAt: new Date(count.opensAt),
        forgottenAt: new Date(count.forgottenAt),
      })),
    )
    .onConflictDoUpdate({
      target: guessCounts.key,
      set: { opensAt: sql`excluded.opens_at`, forgottenAt: sql`excluded.forgotten_at` },
    });
}
