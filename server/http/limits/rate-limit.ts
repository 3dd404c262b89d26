import type { Request } from 'express';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { Digests } from '../../adapters/crypto/digests.ts';
import { allowances, wideTimes } from '../../limits.ts';
import { limitedWhom, type SecurityLog } from '../log/security-log.ts';
import { sourcesOf } from './sources.ts';
import { tooMany } from './too-many.ts';

type Limited = keyof typeof allowances;

/** Limits how much somebody does. `guesses.ts` limits how often somebody guesses. */
export interface RateLimits {
  /**
   * Counts one try (or `points`).
   * @throws DomainError `too-many-requests` with the seconds to wait.
   */
  consume(what: Limited, who: { req: Request; account: string | number; points?: number }): Promise<void>;
}

export function createRateLimits(pool: pg.Pool, digests: Digests, securityLog: SecurityLog): RateLimits {
  const limiter = (what: Limited, by: 'account' | 'address', times = 1) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: `${what}:${by}`,
      points: allowances[what][by] * times,
      duration: allowances[what].windowMs / SECOND_MS,
    });
  const limitersOf = (what: Limited) => ({
    account: limiter(what, 'account'),
    near: limiter(what, 'address'),
    wide: limiter(what, 'address', wideTimes.network),
  });
  const limiters = Object.fromEntries(
    Object.keys(allowances).map((what) => [what, limitersOf(what as Limited)]),
  ) as Record<Limited, ReturnType<typeof limitersOf>>;
  return {
    async consume(what, { req, account, points = 1 }) {
      const { near, wide } = sourcesOf(req.ip);
      try {
        await limiters[what].near.consume(near, points);
        if (wide) await limiters[what].wide.consume(wide, points);
        await limiters[what].account.consume(digests.holder(String(account)), points);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        securityLog.note('limit-hit', { req, what, ...limitedWhom(account) });
        throw tooMany(error.msBeforeNext);
      }
    },
  };
}
