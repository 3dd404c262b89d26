import type { Request } from 'express';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { Digests } from '../../adapters/crypto/digests.ts';
import { rateAllowances, rateGrants, wideNetworkFactors } from '../../limits.ts';
import { parseLimitSubject, type SecurityLog } from '../log/security-log.ts';
import { getSourceNetworkKeys } from './source-networks.ts';
import { tooManyRequestsError } from './too-many-requests.ts';

type Limited = keyof typeof rateAllowances;
type Granted = keyof typeof rateGrants;

/** Limits how often an action is performed. Guessing is limited by `guess-limiter.ts`. */
export interface RateLimits {
  /**
   * Consumes one point (or `points`). If none is left, `orGranted` is consumed instead.
   * @throws DomainError `too-many-requests` with the seconds to wait.
   */
  consume(
    what: Limited,
    who: { req: Request; account: string | number; points?: number; orGranted?: Granted },
  ): Promise<void>;
  /** Grants an account this many points until the window ends. Later grants add to the remainder, up to the maximum. */
  grant(what: Granted, who: { account: string | number; points: number }): Promise<void>;
}

export function createRateLimits(pool: pg.Pool, digests: Digests, securityLog: SecurityLog): RateLimits {
  const limiter = (keyPrefix: string, points: number, windowMs: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: windowMs / SECOND_MS,
    });
  const limitersOf = (what: Limited) => {
    const { account, address, windowMs }: Allowance = rateAllowances[what];
    return {
      account: limiter(`${what}:account`, account, windowMs),
      near: address === null ? null : limiter(`${what}:address`, address, windowMs),
      wide:
        address === null ? null : limiter(`${what}:address`, address * wideNetworkFactors.network, windowMs),
    };
  };
  const digest = (account: string | number) => digests.holder(String(account));
  const limiters = mapKeys(rateAllowances, limitersOf);
  const granted = mapKeys(rateGrants, (what) => limiter(`${what}:account`, 0, rateGrants[what].windowMs));

  /** The remainder of a grant is stored as a negative count. */
  const leftOf = async (what: Granted, account: string | number) =>
    Math.max(0, -((await granted[what].get(digest(account)))?.consumedPoints ?? 0));

  async function spend(what: Granted, account: string | number, points: number): Promise<boolean> {
    if ((await leftOf(what, account)) < points) return false;
    try {
      await granted[what].consume(digest(account), points);
      return true;
    } catch (error) {
      // A concurrent request has used up the last point.
      if (error instanceof RateLimiterRes) return false;
      throw error;
    }
  }

  return {
    async consume(what, { req, account, points = 1, orGranted }) {
      const { near, wide } = getSourceNetworkKeys(req.ip);
      try {
        await limiters[what].near?.consume(near, points);
        if (wide) await limiters[what].wide?.consume(wide, points);
        await limiters[what].account.consume(digest(account), points);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        if (orGranted && (await spend(orGranted, account, points))) return;
        securityLog.record('limit-hit', { req, what, ...parseLimitSubject(account) });
        throw tooManyRequestsError(error.msBeforeNext, what);
      }
    },
    async grant(what, { account, points }) {
      const total = Math.min(rateGrants[what].max, (await leftOf(what, account)) + points);
      await granted[what].set(digest(account), -total, rateGrants[what].windowMs / SECOND_MS);
    },
  };
}

/** `address` is null where only the account is limited, such as for actions on one's own content. */
interface Allowance {
  account: number;
  address: number | null;
  windowMs: number;
}

const mapKeys = <K extends string, V>(from: Record<K, unknown>, make: (key: K) => V) =>
  Object.fromEntries(Object.keys(from).map((key) => [key, make(key as K)])) as Record<K, V>;
