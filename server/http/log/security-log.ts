import { createHmac, hkdfSync } from 'node:crypto';
import type { Request } from 'express';
import { Counter } from 'prom-client';
import { normaliseEmail } from '#shared/domain/email-address.ts';
import { DomainError } from '../domain-error.ts';
import type { Logger } from './logger.ts';
import { getSourceNetworkKeys } from '../limits/source-networks.ts';

/** The events of the security log. These identifiers are stable, because external alert rules match them. */
export type SecurityEvent =
  | 'signed-in'
  | 'sign-in-failed'
  | 'limit-hit'
  | 'proof-made'
  | 'proof-failed'
  | 'factor-changed'
  | 'reset-failed'
  | 'reset-begun'
  | 'reset-stopped'
  | 'password-changed';

interface Told {
  /** The request that caused it. Omitted for jobs. */
  req?: Request | undefined;
  /** The account's id. */
  account?: number;
  /** The email address provided. It may not belong to any account. */
  address?: string;
  /** One of a few fixed values, such as the kind of factor. Never user input. */
  what?: string;
}

/** Logs account events as JSON lines with `log: "security"`. */
export interface SecurityLog {
  record(event: SecurityEvent, told: Told): void;
}

/** Counts these events since the process started. */
export const securityEventCounter = new Counter({
  name: 'leavebits_security_events_total',
  help: 'Sign-ins, failures, rate limits hit, reauthentications, factor changes and resets since this process started',
  labelNames: ['event'],
  registers: [],
});

/**
 * Writes to the service's own log. Lines contain no address, code or token: accounts, email addresses and sources are digests
 * keyed with `SESSION_SECRET`, and stay comparable until that changes.
 */
export function createSecurityLog(logger: Logger, sessionSecret: string): SecurityLog {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'leavebits security log', 32));
  const digest = (kind: string, value: string) =>
    createHmac('sha256', key).update(`${kind}\0${value}`).digest('base64url').slice(0, 22);
  return {
    record(event, { req, account, address, what }) {
      securityEventCounter.inc({ event });
      const { near } = getSourceNetworkKeys(req?.ip);
      logger.info(
        {
          log: 'security',
          event,
          ...(what !== undefined && { what }),
          ...(account !== undefined && { account: digest('account', String(account)) }),
          ...(address !== undefined && { address: digest('address', normaliseEmail(address)) }),
          ...(req && { source: digest('source', near), requestId: req.id }),
        },
        words[event],
      );
    },
  };
}

const words: Record<SecurityEvent, string> = {
  'signed-in': 'someone signed in',
  'sign-in-failed': 'a sign-in step was rejected',
  'limit-hit': 'a limit on attempts was reached',
  'proof-made': 'an owner reauthenticated before a sensitive change',
  'proof-failed': 'a reauthentication before a sensitive change was rejected',
  'factor-changed': 'a sign-in method was changed',
  'reset-failed': 'a password reset step was rejected',
  'reset-begun': 'a new password is on hold for 72 hours',
  'reset-stopped': 'a pending password change was cancelled',
  'password-changed': 'a password was changed',
};

/** Records a rejected password, code or passkey, and rethrows the error unchanged. */
export async function recordRejection<T>(
  { securityLog }: { securityLog: SecurityLog },
  event: SecurityEvent,
  told: Told,
  tried: Promise<T>,
): Promise<T> {
  try {
    return await tried;
  } catch (error) {
    const isRefused =
      error instanceof DomainError && (error.code === 'wrong-credentials' || error.code === 'wrong-code');
    if (isRefused) securityLog.record(event, told);
    throw error;
  }
}

/** The subject of a rate limit, according to its key: an account's id or an email address. */
export function parseLimitSubject(key: string | number): Pick<Told, 'account' | 'address'> {
  const name = String(key).replace(/^[a-z-]+\//, '');
  if (name.includes('@')) return { address: name };
  return /^\d+$/.test(name) ? { account: Number(name) } : {};
}
