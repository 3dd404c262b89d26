import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { RingKey } from './adapters/crypto/key-ring.ts';
import { dataKeys, environment, parseValidSettings, type ProcessRole } from './config/environment.ts';
import type { ObjectStoreSettings } from './config/file-store-url.ts';
import { hasStoredSecrets, loadOrCreateSecrets } from './config/stored-secrets.ts';
import { parseMailWebhook, type MailWebhook } from './config/mail-webhook.ts';
import { listMissingSettings } from './config/missing-settings.ts';
import { parsePayfastSettings, type PayfastSettings } from './config/payfast-settings.ts';
import { listUnsafeSettings } from './config/unsafe-settings.ts';
import { OperatorError } from './operator-error.ts';

/** All settings, read once at startup. */
export interface Config {
  isProduction: boolean;
  /** What this process runs: pages and API (`web`), jobs (`worker`), or both. */
  roles: ReadonlySet<ProcessRole>;
  /** How long a stopping process still serves, while its health checks already tell load balancers to send nothing more. */
  drainMs: number;
  host: string;
  port: number;
  /** The scheme, host and port of every link in an email. */
  appOrigin: string;
  dataDir: string;
  /** Unset: the embedded PostgreSQL is used. */
  databaseUrl: string | null;
  /** Whether only a standby with every acknowledged commit is ever promoted, so that a promotion loses nothing. */
  isStandbySynchronous: boolean;
  /** Unset: `databaseUrl` also serves migrations, backups and restores. */
  migrationDatabaseUrl: string | null;
  embeddedDatabasePassword: string;
  sessionSecret: string;
  dataKeys: readonly [RingKey, ...RingKey[]];
  /** Unset (never in production): emails stay in the local mailbox. */
  smtpUrl: string | null;
  /** Max emails that this process sends concurrently. */
  smtpConnections: number;
  mailFrom: string;
  /** The domain of the per-message return paths. Unset: bounces go to the sender address. */
  mailBounceDomain: string | null;
  /** The port of our bounce SMTP server. Unset: the server doesn't run. */
  bounceSmtpPort: number | null;
  /** Unset: no text messages are sent in production; elsewhere they stay in the local mailbox. */
  smsGateway: { url: string; token: string } | null;
  /** Unset: mail providers cannot post events. */
  mailWebhook: MailWebhook | null;
  trustProxy: boolean | number | string;
  logLevel: string;
  /** Unset: neutral wording is used instead. */
  operatorName: string | null;
  operatorRegistration: string | null;
  supportEmail: string | null;
  /** Where to report a vulnerability, as a URI (`mailto:` or `https:`). Unset: no security.txt is served. */
  securityContact: string | null;
  earlyAccessUntil: Date | null;
  /** Where new files go. Unset: into the database. */
  objectStore: ObjectStoreSettings | null;
  /** Max bytes of files per account. */
  fileQuotas: { trial: number; paid: number };
  /** Max bytes of files across all accounts. Unset: no limit. */
  filesTotalMaxBytes: number | null;
  /** Bytes that new files must leave free on the embedded database's disk. */
  diskFreeMinBytes: number;
  /** False (`BILLING=off`): no one pays, no one is blocked, and PayFast is never called. */
  takesPayments: boolean;
  payfast: PayfastSettings;
  /** Unset: the fallback rate applies. */
  exchangeRateUrl: string | null;
  /** How many years PayFast's notifications are retained. */
  paymentRetentionYears: number;
  /** Unset: /metrics does not exist. */
  metricsToken: string | null;
}

/** All problems with the settings, one sentence each. */
export class ConfigError extends OperatorError {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(
      `LeaveBits cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\n` +
        'The file .env.example explains each setting. BILLING=off runs without payments and needs no PayFast settings.',
    );
    this.problems = problems;
  }
}

/**
 * Reads the settings from the environment. Outside production, locally stored secrets replace unset ones.
 * @param options.isStarted for commands that work on an existing installation: a wrong DATA_DIR creates nothing.
 * @throws ConfigError that lists all problems; OperatorError if the server has never been started
 */
export function loadConfig(
  env: NodeJS.ProcessEnv = readEnvironment(),
  { isStarted = false }: { isStarted?: boolean } = {},
): Config {
  const parsed = environment.safeParse(env);
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const unsafe = listUnsafeSettings(parsed.data ?? parseValidSettings(env));
  const problems = [...wrong, ...listMissingSettings(env), ...unsafe];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);

  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  const dataDir = resolve(values.DATA_DIR);
  const hasAll = values.SESSION_SECRET && values.DATA_KEYS && values.DATABASE_URL;
  const isComplete = isProduction || hasAll;
  if (isStarted && !isComplete && !hasStoredSecrets(dataDir))
    throw new OperatorError(
      'LeaveBits has never been started here. Check DATA_DIR. If it’s correct, run npm start once, then this again.',
    );
  const kept = isComplete ? null : loadOrCreateSecrets(dataDir);
  const appOrigin = values.APP_ORIGIN ?? `http://localhost:${values.PORT}`;
  return {
    isProduction,
    roles: new Set(values.ROLE),
    drainMs: (values.DRAIN_SECONDS ?? (isProduction ? 5 : 0)) * SECOND_MS,
    // The local mailbox shows codes, so outside production the server is not exposed to the network by default.
    host: values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    port: values.PORT,
    appOrigin,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    isStandbySynchronous: values.DATABASE_STANDBY === 'synchronous',
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL ?? null,
    embeddedDatabasePassword: kept?.databasePassword ?? '',
    sessionSecret: values.SESSION_SECRET ?? kept?.sessionSecret ?? '',
    dataKeys: values.DATA_KEYS ?? dataKeys.parse(kept?.dataKeys),
    smtpUrl: values.SMTP_URL ?? null,
    smtpConnections: values.SMTP_CONNECTIONS,
    mailFrom: values.MAIL_FROM ?? `LeaveBits <no-reply@${new URL(appOrigin).hostname}>`,
    mailBounceDomain: values.MAIL_BOUNCE_DOMAIN ?? null,
    bounceSmtpPort: values.BOUNCE_SMTP_PORT ?? null,
    smsGateway: values.SMS_URL && values.SMS_TOKEN ? { url: values.SMS_URL, token: values.SMS_TOKEN } : null,
    mailWebhook: parseMailWebhook(values),
    trustProxy: parseTrustProxy(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
    operatorName: values.OPERATOR_NAME ?? null,
    operatorRegistration: values.OPERATOR_REGISTRATION ?? null,
    supportEmail: values.SUPPORT_EMAIL ?? null,
    securityContact:
      values.SECURITY_CONTACT ?? (values.SUPPORT_EMAIL ? `mailto:${values.SUPPORT_EMAIL}` : null),
    metricsToken: values.METRICS_TOKEN ?? null,
    earlyAccessUntil: values.EARLY_ACCESS_UNTIL ? new Date(values.EARLY_ACCESS_UNTIL) : null,
    objectStore: values.FILES_URL ?? null,
    fileQuotas: { trial: values.FILE_QUOTA_TRIAL, paid: values.FILE_QUOTA_PAID },
    filesTotalMaxBytes: values.FILES_TOTAL_MOST ?? null,
    diskFreeMinBytes: values.DISK_FREE_LEAST,
    takesPayments: values.BILLING === 'on',
    payfast: parsePayfastSettings(values, { isProduction, appOrigin }),
    exchangeRateUrl: values.EXCHANGE_RATE_URL ?? null,
    paymentRetentionYears: values.PAYMENTS_KEPT_YEARS,
  };
}

/** The folder in which a command was invoked. npm runs scripts in the project's folder and passes the original one. */
export function getInvocationDir(): string {
  return process.env['INIT_CWD'] ?? process.cwd();
}

/** Whether the settings or an earlier start provide every secret. Otherwise, `loadConfig` would generate some. */
export function areSecretsProvided(env: NodeJS.ProcessEnv = readEnvironment()): boolean {
  const { NODE_ENV, DATA_DIR, SESSION_SECRET, DATA_KEYS, DATABASE_URL } = parseValidSettings(env);
  if (NODE_ENV === 'production' || (SESSION_SECRET && DATA_KEYS && DATABASE_URL)) return true;
  return hasStoredSecrets(resolve(DATA_DIR ?? '.data'));
}

/** The `yes` settings that permit something unsafe. */
export function listUnsafeOverrides(env: NodeJS.ProcessEnv = readEnvironment()): string[] {
  return Object.keys(environment.shape).filter((name) => name.startsWith('ALLOW_') && env[name] === 'yes');
}

/** The environment, merged with `.env`. */
export function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/** Express's `trust proxy`: a number of proxies, `true`, or a list of addresses. */
function parseTrustProxy(text: string | undefined): boolean | number | string {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return true;
  return /^\d+$/.test(text) ? Number(text) : text;
}
