import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Request } from 'express';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { allowances } from '../limits.ts';
import { DomainError } from './domain-error.ts';

type Limited = keyof typeof allowances;

export interface RateLimits {
  /**
   * Counts one try (or `points`).
   * @throws DomainError `too-many-requests` with the seconds to wait.
   */
  consume(what: Limited, who: { req: Request; account: string | number; points?: number }): Promise<void>;
  /** Forgets an account's tries, after a successful one. */
  forgive(what: Limited, account: string | number): Promise<void>;
}

export function createRateLimits(pool: pg.Pool): RateLimits {
  const limiter = (what: Limited, by: 'account' | 'address') =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: `${what}:${by}`,
      points: allowances[what][by],
      duration: allowances[what].windowMs / SECOND_MS,
    });
  const limiters = Object.fromEntries(
    Object.keys(allowances).map((what) => [
      what,
      { account: limiter(what as Limited, 'account'), address: limiter(what as Limited, 'address') },
    ]),
  ) as Record<Limited, Record<'account' | 'address', RateLimiterPostgres>>;
  return {
    async consume(what, { req, account, points = 1 }) {
      try {
        await limiters[what].address.consume(networkOf(req.ip), points);
        await limiters[what].account.consume(digest(account), points);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw tooMany(Math.max(1, Math.ceil(error.msBeforeNext / SECOND_MS)));
      }
    },
    async forgive(what, account) {
      await limiters[what].account.delete(digest(account));
    },
  };
}

/** It has the same length for every address, and a reader of the table finds no addresses. */
function digest(account: string | number): string {
  return createHash('sha256').update(String(account)).digest('base64url');
}

function tooMany(retryAfterSeconds: number): DomainError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new DomainError(
    'too-many-requests',
    `There were too many tries. Please wait ${wait} and try again.`,
    {
      retryAfterSeconds,
    },
  );
}

/** One household or server has a whole IPv6 /64: count it as one. */
function networkOf(ip: string | undefined): string {
  if (ip === undefined) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('%')[0]!.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === '' ? [] : tail.split(':');
  const groups = ip.includes('::')
    ? [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end]
    : start;
  return `${groups.slice(0, 4).join(':')}::/64`;
}
