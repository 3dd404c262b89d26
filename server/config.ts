import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { pathOf } from '#shared/contracts/call.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { isRange } from './adapters/payfast/source.ts';
import { PAYFAST_SOURCES, SANDBOX_ACCOUNT } from './adapters/payfast/published.ts';
import type { RingKey } from './adapters/crypto/key-ring.ts';
import { OperatorError } from './operator-error.ts';

/** All settings, read once at the start. */
export interface Config {
  isProduction: boolean;
  host: string;
  port: number;
  /** Scheme, host and port that every mailed link starts with. */
  appOrigin: string;
  dataDir: string;
  /** Unset: the embedded PostgreSQL. */
  databaseUrl: string | null;
  embeddedDatabasePassword: string;
  sessionSecret: string;
  dataKeys: readonly [RingKey, ...RingKey[]];
  /** Unset (never in production): mail stays in the local mailbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** The domain of the return paths, one for each mail. Unset: failed mail goes back to the sender. */
  mailBounceDomain: string | null;
  /** The port of our own server for returned mail. Unset: there is none. */
  bounceSmtpPort: number | null;
  /** Unset: nobody may report news about mails. */
  mailWebhook: MailWebhook | null;
  trustProxy: boolean | number | string;
  logLevel: string;
  /** Unset: neutral words replace it. */
  operatorName: string | null;
  operatorRegistration: string | null;
  supportEmail: string | null;
  earlyAccessUntil: Date | null;
  payfast: PayfastSettings;
  /** Unset: the fallback rate is used. */
  exchangeRateUrl: string | null;
  /** Unset: there is no /metrics. */
  metricsToken: string | null;
}

/** The mail provider that reports news about mails, and the proof that a report comes from it. */
export type MailWebhook =
  /** Amazon signs. The topic shows that the message is for us. */
  { provider: 'ses'; topic: string } | { provider: 'postmark' | 'mailgun' | 'generic'; secret: string };

/** An account at PayFast, and PayFast's addresses. */
export interface PayfastSettings {
  /** No account is set (never in production): the local stand-in takes PayFast's place. */
  isStandIn: boolean;
  merchantId: string;
  merchantKey: string;
  passphrase: string;
  /** `/eng/process` and `/eng/query/validate` are below it. No final slash. */
  baseUrl: string;
  /** May contain `?testing=true`, which selects the sandbox. */
  apiUrl: string;
  notifyUrl: string;
  /** Host names, addresses and ranges that notifications may come from. */
  itnSources: string[];
}

/** All problems of the settings, one sentence each. */
export class ConfigError extends OperatorError {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(
      `LeaveBits cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

const blankAsUnset = (value: unknown) => (value === '' ? undefined : value);
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsUnset, schema);

const webhookProviders = ['ses', 'postmark', 'mailgun', 'generic'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const dataKeys = z.string().transform((text, context): readonly [RingKey, ...RingKey[]] => {
  const keys = text.split(',').map((part) => {
    const [id = '', base64 = ''] = part.trim().split(/:(.*)/s);
    return { id, secret: Buffer.from(base64, 'base64') };
  });
  const [first, ...rest] = keys;
  const isSound =
    keys.every((key) => /^[\w.-]{1,32}$/.test(key.id) && key.secret.length === 32) &&
    new Set(keys.map((key) => key.id)).size === keys.length;
  if (!first || !isSound) {
    context.addIssue({
      code: 'custom',
      message: 'must be id:base64-of-32-bytes, several separated by commas',
    });
    return z.NEVER;
  }
  return [first, ...rest];
});

const origin = z
  .string()
  .refine(
    (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    'must be an origin such as https://leavebits.example: no path, no final slash',
  );

const webAddress = z.url({ protocol: /^https?$/, message: 'must be an http:// or https:// URL' });

const listOf = (text: string) => text.split(/[\s,]+/).filter((part) => part !== '');

const itnSource = z
  .string()
  .refine(
    (text) => isRange(text) || /^(?!\d+(\.\d+)*(\/|$))[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text),
    'must list host names, addresses or ranges such as 41.74.179.192/27, separated by commas',
  );

/** Names of ranges that Express knows. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

const trustProxy = z
  .string()
  .refine(
    (text) =>
      /^(\d+|true|false)$/.test(text) ||
      text.split(',').every((part) => isRange(part.trim()) || namedRanges.includes(part.trim())),
    'must be the number of proxies in front, or their addresses, separated by commas',
  );

const environment = z.object({
  NODE_ENV: setting(z.enum(['development', 'test', 'production']).default('development')),
  HOST: setting(z.string().optional()),
  PORT: setting(z.coerce.number('must be a number').int().min(0).max(65_535).default(3000)),
  APP_ORIGIN: setting(origin.optional()),
  DATA_DIR: setting(z.string().default('.data')),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/, message: 'must be a postgres:// URL' }).optional(),
  ),
  SESSION_SECRET: setting(z.string().min(32, 'must have at least 32 characters').optional()),
  DATA_KEYS: setting(dataKeys.optional()),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/, message: 'must be an smtp:// or smtps:// URL' }).optional(),
  ),
  MAIL_FROM: setting(z.string().includes('@', 'must hold an email address').optional()),
  MAIL_BOUNCE_DOMAIN: setting(
    z
      .string()
      .regex(
        /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d-]+$/,
        'must be a domain in lower case such as bounce.example.com',
      )
      .optional(),
  ),
  BOUNCE_SMTP_PORT: setting(z.coerce.number('must be a number').int().min(1).max(65_535).optional()),
  MAIL_WEBHOOK_PROVIDER: setting(
    z.enum(webhookProviders, `must be one of ${webhookProviders.join(', ')}`).optional(),
  ),
  MAIL_WEBHOOK_SECRET: setting(z.string().min(16, 'must have at least 16 characters').optional()),
  MAIL_WEBHOOK_TOPIC: setting(
    z
      .string()
      .regex(/^arn:aws:sns:[a-z\d-]+:\d{12}:[\w-]+$/, 'must be the ARN of an SNS topic')
      .optional(),
  ),
  TRUST_PROXY: setting(trustProxy.optional()),
  LOG_LEVEL: setting(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info')),
  OPERATOR_NAME: setting(z.string().optional()),
  OPERATOR_REGISTRATION: setting(z.string().optional()),
  SUPPORT_EMAIL: setting(z.email('must be an email address').optional()),
  METRICS_TOKEN: setting(z.string().min(16, 'must have at least 16 characters').optional()),
  EARLY_ACCESS_UNTIL: setting(
    z.union([z.iso.date(), z.iso.datetime()], 'must be a date such as 2027-01-31').optional(),
  ),
  PAYFAST_MERCHANT_ID: setting(z.string().regex(/^\d+$/, 'must be a number').optional()),
  PAYFAST_MERCHANT_KEY: setting(z.string().optional()),
  PAYFAST_PASSPHRASE: setting(
    z
      .string()
      .regex(/^[\w./-]+$/, 'may hold only letters, digits and -_/.')
      .optional(),
  ),
  PAYFAST_BASE_URL: setting(webAddress.optional()),
  PAYFAST_API_URL: setting(webAddress.optional()),
  PAYFAST_NOTIFY_URL: setting(webAddress.optional()),
  PAYFAST_ITN_SOURCES: setting(z.string().transform(listOf).pipe(z.array(itnSource).min(1)).optional()),
  EXCHANGE_RATE_URL: setting(webAddress.optional()),
});

const PAYFAST_ACCOUNT = ['PAYFAST_MERCHANT_ID', 'PAYFAST_MERCHANT_KEY', 'PAYFAST_PASSPHRASE'] as const;

const REQUIRED_IN_PRODUCTION = [
  'APP_ORIGIN',
  'DATABASE_URL',
  'SESSION_SECRET',
  'DATA_KEYS',
  'SMTP_URL',
  'MAIL_FROM',
  ...PAYFAST_ACCOUNT,
] as const;

/**
 * Reads the settings from the environment. Outside production, stored local secrets replace unset ones.
 * @throws ConfigError that lists all problems.
 */
export function loadConfig(env: NodeJS.ProcessEnv = readEnvironment()): Config {
  const parsed = environment.safeParse(env);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const isProduction = env['NODE_ENV'] === 'production';
  if (isProduction) {
    for (const name of REQUIRED_IN_PRODUCTION) {
      if (!env[name]) problems.push(`${name} is required in production`);
    }
    if (env['APP_ORIGIN']?.startsWith('https:') && !env['TRUST_PROXY']) {
      problems.push(
        'TRUST_PROXY is required with an https APP_ORIGIN: the number or addresses of the proxies in front',
      );
    }
  }
  const missing = PAYFAST_ACCOUNT.filter((name) => !env[name]);
  if (!isProduction && missing.length > 0 && missing.length < PAYFAST_ACCOUNT.length) {
    problems.push(...missing.map((name) => `${name} is required with the rest of the PayFast account`));
  }
  if (env['BOUNCE_SMTP_PORT'] && !env['MAIL_BOUNCE_DOMAIN']) {
    problems.push('MAIL_BOUNCE_DOMAIN is required with BOUNCE_SMTP_PORT: the domain of the mail it takes');
  }
  const proof = webhookProofs[env['MAIL_WEBHOOK_PROVIDER'] ?? ''];
  if (proof && !env[proof]) problems.push(`${proof} is required with this MAIL_WEBHOOK_PROVIDER`);
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);

  const values = parsed.data;
  const dataDir = resolve(values.DATA_DIR);
  const hasAll = values.SESSION_SECRET && values.DATA_KEYS && values.DATABASE_URL;
  const kept = isProduction || hasAll ? null : keptSecrets(dataDir);
  const appOrigin = values.APP_ORIGIN ?? `http://localhost:${values.PORT}`;
  return {
    isProduction,
    // The local mailbox shows codes. So by default, outside production, nobody else on the network may read it.
    host: values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    port: values.PORT,
    appOrigin,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    embeddedDatabasePassword: kept?.databasePassword ?? '',
    sessionSecret: values.SESSION_SECRET ?? kept?.sessionSecret ?? '',
    dataKeys: values.DATA_KEYS ?? dataKeys.parse(kept?.dataKeys),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `LeaveBits <no-reply@${new URL(appOrigin).hostname}>`,
    mailBounceDomain: values.MAIL_BOUNCE_DOMAIN ?? null,
    bounceSmtpPort: values.BOUNCE_SMTP_PORT ?? null,
    mailWebhook: mailWebhook(values),
    trustProxy: parseTrustProxy(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
    operatorName: values.OPERATOR_NAME ?? null,
    operatorRegistration: values.OPERATOR_REGISTRATION ?? null,
    supportEmail: values.SUPPORT_EMAIL ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    earlyAccessUntil: values.EARLY_ACCESS_UNTIL ? new Date(values.EARLY_ACCESS_UNTIL) : null,
    payfast: payfastSettings(values, { isProduction, appOrigin }),
    exchangeRateUrl: values.EXCHANGE_RATE_URL ?? null,
  };
}

/** The setting that proves that a report comes from the provider. */
const webhookProofs: Record<string, 'MAIL_WEBHOOK_TOPIC' | 'MAIL_WEBHOOK_SECRET'> = {
  ses: 'MAIL_WEBHOOK_TOPIC',
  postmark: 'MAIL_WEBHOOK_SECRET',
  mailgun: 'MAIL_WEBHOOK_SECRET',
  generic: 'MAIL_WEBHOOK_SECRET',
};

function mailWebhook(values: z.output<typeof environment>): MailWebhook | null {
  const provider = values.MAIL_WEBHOOK_PROVIDER;
  if (provider === undefined) return null;
  return provider === 'ses'
    ? { provider, topic: values.MAIL_WEBHOOK_TOPIC! }
    : { provider, secret: values.MAIL_WEBHOOK_SECRET! };
}

/** PayFast itself in production, its sandbox elsewhere, unless an address is set. Without an account: the stand-in. */
function payfastSettings(
  values: z.output<typeof environment>,
  { isProduction, appOrigin }: { isProduction: boolean; appOrigin: string },
): PayfastSettings {
  const isStandIn = values.PAYFAST_MERCHANT_ID === undefined;
  const usual = isStandIn
    ? payfastStandIn(appOrigin)
    : isProduction
      ? { baseUrl: 'https://www.payfast.co.za', apiUrl: 'https://api.payfast.co.za' }
      : { baseUrl: 'https://sandbox.payfast.co.za', apiUrl: 'https://api.payfast.co.za?testing=true' };
  return {
    isStandIn,
    merchantId: values.PAYFAST_MERCHANT_ID ?? SANDBOX_ACCOUNT.merchantId,
    merchantKey: values.PAYFAST_MERCHANT_KEY ?? SANDBOX_ACCOUNT.merchantKey,
    passphrase: values.PAYFAST_PASSPHRASE ?? SANDBOX_ACCOUNT.passphrase,
    baseUrl: (values.PAYFAST_BASE_URL ?? usual.baseUrl).replace(/\/$/, ''),
    apiUrl: values.PAYFAST_API_URL ?? usual.apiUrl,
    notifyUrl: values.PAYFAST_NOTIFY_URL ?? `${appOrigin}${pathOf(subscriptionCalls.notify)}`,
    itnSources: values.PAYFAST_ITN_SOURCES ?? (isStandIn ? ['127.0.0.1', '::1'] : PAYFAST_SOURCES),
  };
}

const payfastStandIn = (appOrigin: string) => ({
  baseUrl: `${appOrigin}/dev/payfast`,
  apiUrl: `${appOrigin}/dev/payfast/api`,
});

function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/** Express's `trust proxy`: a number of proxies, `true`, or a list of addresses. */
function parseTrustProxy(text: string | undefined): boolean | number | string {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return true;
  return /^\d+$/.test(text) ? Number(text) : text;
}

const secretsFile = z.object({
  sessionSecret: z.string(),
  dataKeys: z.string(),
  databasePassword: z.string(),
});

/** Secrets from the first start. They are stored beside the data, readable by this system account only. */
function keptSecrets(dataDir: string): z.infer<typeof secretsFile> {
  const path = join(dataDir, 'secrets.json');
  if (!existsSync(path)) makeSecrets(dataDir, path);
  return secretsFile.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** If several processes start at once, one of them makes the secrets for all. */
function makeSecrets(dataDir: string, path: string): void {
  const secrets: z.infer<typeof secretsFile> = {
    sessionSecret: randomBytes(48).toString('base64url'),
    dataKeys: `local:${randomBytes(32).toString('base64')}`,
    databasePassword: randomBytes(24).toString('base64url'),
  };
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  try {
    // Unlike a rename, a link never replaces an existing file.
    linkSync(draft, path);
  } catch {
    // Another process was first, or this file system has no links.
    if (!existsSync(path)) renameSync(draft, path);
  }
  rmSync(draft, { force: true });
}
