import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { createDigests, type Digests } from './adapters/crypto/digests.ts';
import { createKeyRing, type KeyRing } from './adapters/crypto/key-ring.ts';
import { createPasswords, type Passwords } from './adapters/crypto/passwords.ts';
import { systemClock, type Clock } from './adapters/clock.ts';
import { readDiskSpace, type DiskSpace } from './adapters/disk-space.ts';
import { createExchangeRates, type ExchangeRates } from './adapters/exchange-rates.ts';
import { createObjectStore, type ObjectStore } from './adapters/object-store.ts';
import { createOfferNumbers, type OfferNumbers } from './adapters/payfast/offer-numbers.ts';
import { createPayfast, type Payfast } from './adapters/payfast/payfast.ts';
import { systemRandomSource, type RandomSource } from './adapters/random-source.ts';
import { createLinkSecrets, type LinkSecrets } from './adapters/mail/link-secrets.ts';
import { createReturnPaths, type ReturnPaths } from './adapters/mail/return-path.ts';
import { createReturnLinkTokens, type ReturnLinkTokens } from './adapters/mail/return-links.ts';
import { createStopLinkTokens, type StopLinkTokens } from './adapters/mail/stop-links.ts';
import type { MailTransport } from './adapters/mail/transport.ts';
import { createSmsGateway, type SmsTransport } from './adapters/sms/transport.ts';
import type { Config } from './config.ts';
import { createLiveEvents, type LiveEvents } from './http/live-events/live-events.ts';
import { findEndedSessions } from './http/live-events/find-ended-sessions.ts';
import { createSnsClient, type SnsClient } from './adapters/mail/sns.ts';
import {
  createDatabaseFingerprintStore,
  type DatabaseFingerprintStore,
} from './adapters/database-fingerprint-store.ts';
import { createDrizzleDatabase, openServerPool } from './db/database.ts';
import type { Logger } from './http/log/logger.ts';
import { createSecurityLog, type SecurityLog } from './http/log/security-log.ts';
import { createLargeResponseLimiter, type LargeResponseLimiter } from './http/limits/large-responses.ts';
import { createGuessLimiter, type GuessLimiter } from './http/limits/guess-limiter.ts';
import { createRateLimits, type RateLimits } from './http/limits/rate-limits.ts';

/** Everything a feature may depend on. Features receive it by injection and never import it. */
export interface Context {
  config: Config;
  logger: Logger;
  pool: pg.Pool;
  db: NodePgDatabase;
  clock: Clock;
  random: RandomSource;
  keyRing: KeyRing;
  digests: Digests;
  passwords: Passwords;
  securityLog: SecurityLog;
  rateLimits: RateLimits;
  guesses: GuessLimiter;
  heavyResponses: LargeResponseLimiter;
  mailTransport: MailTransport;
  /** Null: no text messages are sent. */
  smsTransport: SmsTransport | null;
  returnPaths: ReturnPaths;
  linkSecrets: LinkSecrets;
  stopLinks: StopLinkTokens;
  /** Tokens for the links that let recipients return to LeaveBits they left. */
  returnLinks: ReturnLinkTokens;
  /** Tokens for the links that cancel a pending password reset, derived from the reset's id. */
  resetLinks: StopLinkTokens;
  sns: SnsClient;
  payfast: Payfast;
  offerNumbers: OfferNumbers;
  exchangeRates: ExchangeRates;
  /** Where new files go, and must be closed. Null: into the database. */
  objectStore: ObjectStore | null;
  /** Must be closed before the pool is ended. */
  liveEvents: LiveEvents;
  /** Free space on the embedded database's disk. Null with a `DATABASE_URL`, because we cannot see that disk. */
  readDisk: (() => Promise<DiskSpace>) | null;
  /** Persistent facts about the database that are available without a query. Used by `canActIrrevocably`. */
  databaseMemory: DatabaseFingerprintStore;
}

/** The parts that startup or a test chooses. The rest is derived from the settings. */
export interface ContextOptions {
  config: Config;
  logger: Logger;
  databaseUrl: string;
  /** Connections to the same database. By default the context opens its own pool. */
  serversPool?: pg.Pool;
  createMailTransport: (pool: pg.Pool) => MailTransport;
  /** Where texts go without a gateway. By default, none are sent. */
  createLocalSmsTransport?: ((pool: pg.Pool) => SmsTransport) | undefined;
  /** The folder of the embedded database. */
  databaseFolder?: string | null;
  clock?: Clock;
  random?: RandomSource;
  passwords?: Passwords;
}

/** Opens the database. The caller must close `liveEvents`, `mailTransport` and `objectStore`, and end `pool`. */
export function createContext({
  config,
  logger,
  databaseUrl,
  createMailTransport,
  createLocalSmsTransport,
  databaseFolder = null,
  clock = systemClock,
  random,
  passwords,
  serversPool: pool = openServerPool(databaseUrl, (error) =>
    logger.warn({ err: error }, 'idle database connection lost'),
  ),
}: ContextOptions): Context {
  const db = createDrizzleDatabase(pool);
  const securityLog = createSecurityLog(logger, config.sessionSecret);
  const digests = createDigests(config.sessionSecret);
  return {
    config,
    logger,
    pool,
    db,
    clock,
    random: random ?? systemRandomSource,
    keyRing: createKeyRing(config.dataKeys),
    digests,
    passwords: passwords ?? createPasswords(),
    securityLog,
    rateLimits: createRateLimits(pool, digests, securityLog),
    guesses: createGuessLimiter({ db, clock, digests, securityLog }),
    heavyResponses: createLargeResponseLimiter(),
    mailTransport: createMailTransport(pool),
    smsTransport: config.smsGateway
      ? createSmsGateway(config.smsGateway)
      : (createLocalSmsTransport?.(pool) ?? null),
    returnPaths: createReturnPaths(config.dataKeys, config.mailBounceDomain),
    linkSecrets: createLinkSecrets(config.dataKeys, random ?? systemRandomSource),
    stopLinks: createStopLinkTokens(config.dataKeys),
    returnLinks: createReturnLinkTokens(config.dataKeys),
    resetLinks: createStopLinkTokens(config.dataKeys, 'leavebits reset links'),
    sns: createSnsClient(),
    payfast: createPayfast(config.payfast, clock),
    offerNumbers: createOfferNumbers(config.dataKeys),
    exchangeRates: createExchangeRates(config.exchangeRateUrl),
    objectStore: config.objectStore && createObjectStore(config.objectStore),
    readDisk: databaseFolder === null ? null : () => readDiskSpace(databaseFolder),
    databaseMemory: createDatabaseFingerprintStore(config.dataDir, logger),
    liveEvents: createLiveEvents({
      connectionString: databaseUrl,
      logger,
      findEnded: (sessionIds) => findEndedSessions(db, clock, sessionIds),
    }),
  };
}
