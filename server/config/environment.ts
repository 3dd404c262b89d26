import { z } from 'zod';
import { GIGABYTE } from '#shared/domain/sizes.ts';
import type { RingKey } from '../adapters/crypto/key-ring.ts';
import { listDatabaseHostUrls } from '../db/database-hosts.ts';
import { isAddressRange } from '../adapters/payfast/notification-source.ts';
import { parseFileStoreUrl } from './file-store-url.ts';

const blankAsUnset = (value: unknown) => (value === '' ? undefined : value);
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsUnset, schema);

const webhookProviders = ['ses', 'postmark', 'mailgun', 'generic'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The keys in `DATA_KEYS`, the current one first. */
export const dataKeys = z.string().transform((text, context): readonly [RingKey, ...RingKey[]] => {
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
      message: 'must be id:base64-of-32-bytes, with commas between several',
    });
    return z.NEVER;
  }
  return [first, ...rest];
});

const origin = z
  .string()
  .refine(
    (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    'must be an origin such as https://leavebits.example, without a path or a trailing slash',
  );

const webAddress = z.url({ protocol: /^https?$/, message: 'must be an http:// or https:// URL' });

const databaseAddress = z
  .string()
  .refine(
    (text) => listDatabaseHostUrls(text).length > 0,
    'must be a postgres:// URL, with commas between several hosts',
  );

const listOf = (text: string) => text.split(/[\s,]+/).filter((part) => part !== '');

const itnSource = z
  .string()
  .refine(
    (text) => isAddressRange(text) || /^(?!\d+(\.\d+)*(\/|$))[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text),
    'must list host names, addresses or ranges such as 41.74.179.192/27, separated by commas',
  );

/** The named ranges that Express supports. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

const trustProxy = z
  .string()
  .refine(
    (text) =>
      /^(\d+|true|false)$/.test(text) ||
      text.split(',').every((part) => isAddressRange(part.trim()) || namedRanges.includes(part.trim())),
    'must be the number of proxies in front of LeaveBits, or their addresses, separated by commas',
  );

const units: Record<string, number> = { '': 1, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30, TiB: 2 ** 40 };

/** A number of bytes, such as `5GiB`. */
const amountOfBytes = z.string().transform((text, context) => {
  const [, figures, unit = ''] = /^(\d+) ?([KMGT]iB)?$/.exec(text.trim()) ?? [];
  const bytes = Number(figures) * units[unit]!;
  if (Number.isSafeInteger(bytes)) return bytes;
  context.addIssue({ code: 'custom', message: 'must be bytes, or a whole number with KiB, MiB, GiB or TiB' });
  return z.NEVER;
});

const roleLists = {
  web: ['web'],
  worker: ['worker'],
  'web,worker': ['web', 'worker'],
} as const;

/** A part of the product that a process runs. */
export type ProcessRole = (typeof roleLists)[keyof typeof roleLists][number];

const role = z
  .enum(['web', 'worker', 'web,worker'], 'must be web, worker or web,worker')
  .transform((text): readonly ProcessRole[] => roleLists[text]);

const fileStoreUrl = z.string().transform((text, context) => {
  const settings = parseFileStoreUrl(text);
  if (settings) return settings;
  context.addIssue({
    code: 'custom',
    message:
      'must be s3://bucket/prefix?endpoint=https://…&region=…, with path-style=true if the store needs it',
  });
  return z.NEVER;
});

const allowance = setting(z.enum(['yes', 'no'], 'must be yes or no').optional());

/** Every environment variable that the product reads, with its format. An empty one is treated as unset. */
export const environment = z.object({
  NODE_ENV: setting(z.enum(['development', 'test', 'production']).default('development')),
  ROLE: setting(role.default(roleLists['web,worker'])),
  DRAIN_SECONDS: setting(z.coerce.number('must be a number').int().min(0).max(60).optional()),
  HOST: setting(z.string().optional()),
  PORT: setting(z.coerce.number('must be a number').int().min(0).max(65_535).default(3000)),
  APP_ORIGIN: setting(origin.optional()),
  DATA_DIR: setting(z.string().default('.data')),
  DATABASE_URL: setting(databaseAddress.optional()),
  DATABASE_STANDBY: setting(
    z.enum(['asynchronous', 'synchronous'], 'must be asynchronous or synchronous').default('asynchronous'),
  ),
  MIGRATION_DATABASE_URL: setting(databaseAddress.optional()),
  SESSION_SECRET: setting(z.string().min(32, 'must have at least 32 characters').optional()),
  DATA_KEYS: setting(dataKeys.optional()),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/, message: 'must be an smtp:// or smtps:// URL' }).optional(),
  ),
  SMTP_CONNECTIONS: setting(z.coerce.number('must be a number').int().min(3).max(100).default(12)),
  MAIL_FROM: setting(z.string().includes('@', 'must contain an email address').optional()),
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
  SMS_URL: setting(webAddress.optional()),
  SMS_TOKEN: setting(z.string().optional()),
  TRUST_PROXY: setting(trustProxy.optional()),
  LOG_LEVEL: setting(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info')),
  OPERATOR_NAME: setting(z.string().optional()),
  OPERATOR_REGISTRATION: setting(z.string().optional()),
  SUPPORT_EMAIL: setting(z.email('must be an email address').optional()),
  SECURITY_CONTACT: setting(
    z
      .string()
      .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be a mailto: or https:// address')
      .optional(),
  ),
  METRICS_TOKEN: setting(z.string().min(16, 'must have at least 16 characters').optional()),
  EARLY_ACCESS_UNTIL: setting(
    z.union([z.iso.date(), z.iso.datetime()], 'must be a date such as 2027-01-31').optional(),
  ),
  FILES_URL: setting(fileStoreUrl.optional()),
  FILE_QUOTA_TRIAL: setting(amountOfBytes.default(GIGABYTE)),
  FILE_QUOTA_PAID: setting(amountOfBytes.default(5 * GIGABYTE)),
  FILES_TOTAL_MOST: setting(amountOfBytes.optional()),
  DISK_FREE_LEAST: setting(amountOfBytes.default(GIGABYTE)),
  BILLING: setting(z.enum(['on', 'off'], 'must be on or off').default('on')),
  PAYFAST_MERCHANT_ID: setting(z.string().regex(/^\d+$/, 'must be a number').optional()),
  PAYFAST_MERCHANT_KEY: setting(z.string().optional()),
  PAYFAST_PASSPHRASE: setting(
    z
      .string()
      .regex(/^[\w./-]+$/, 'can contain only letters, digits and -_/.')
      .optional(),
  ),
  PAYFAST_BASE_URL: setting(webAddress.optional()),
  PAYFAST_API_URL: setting(webAddress.optional()),
  PAYFAST_NOTIFY_URL: setting(webAddress.optional()),
  PAYFAST_ITN_SOURCES: setting(z.string().transform(listOf).pipe(z.array(itnSource).min(1)).optional()),
  EXCHANGE_RATE_URL: setting(webAddress.optional()),
  PAYMENTS_KEPT_YEARS: setting(z.coerce.number('must be a number').int().min(1).max(100).default(7)),
  ALLOW_DEV_ON_NETWORK: allowance,
  ALLOW_HTTP_ORIGIN: allowance,
  ALLOW_ANY_PROXY: allowance,
  ALLOW_WEAK_DATA_KEY: allowance,
  ALLOW_SHORT_PASSPHRASE: allowance,
  ALLOW_HTTP_PAYFAST: allowance,
  ALLOW_PLAIN_SMTP: allowance,
  ALLOW_PLAIN_DATABASE: allowance,
});

export type Environment = z.output<typeof environment>;

/** The settings that are valid on their own, even if others are not. */
export function parseValidSettings(env: NodeJS.ProcessEnv): Partial<Environment> {
  const read = Object.entries(environment.shape).map(
    ([name, schema]) => [name, schema.safeParse(env[name])] as const,
  );
  return Object.fromEntries(read.flatMap(([name, { success, data }]) => (success ? [[name, data]] : [])));
}
