import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCTION_SETTINGS } from '../tests/support/processes/production-settings.ts';
import { ConfigError, loadConfig } from './config.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'leavebits-config-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const production = {
  ...PRODUCTION_SETTINGS,
  DATABASE_URL: 'postgres://localhost/leavebits',
};

function problemsOf(env: Record<string, string>): string[] {
  try {
    loadConfig({ DATA_DIR: dataDir, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('in production', () => {
  it('starts with everything set, and makes up no secret', () => {
    const config = loadConfig({ ...production, DATA_DIR: join(dataDir, 'untouched') });
    expect(config).toMatchObject({
      isProduction: true,
      trustProxy: 1,
      appOrigin: 'https://leavebits.example',
    });
    expect(statSync(join(dataDir, 'untouched'), { throwIfNoEntry: false })).toBeUndefined();
  });

  it.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))(
    'names %s when it is missing',
    (name) => {
      expect(problemsOf({ ...production, [name]: '' })).toEqual([
        expect.stringContaining(`${name} is required`),
      ]);
    },
  );

  it('needs no PayFast account where the service takes no payments', () => {
    const account = ['PAYFAST_MERCHANT_ID', 'PAYFAST_MERCHANT_KEY', 'PAYFAST_PASSPHRASE'];
    const rest = Object.fromEntries(Object.entries(production).filter(([name]) => !account.includes(name)));
    expect(problemsOf(rest)).toHaveLength(3);
    expect(loadConfig({ ...rest, BILLING: 'off', DATA_DIR: dataDir }).takesPayments).toBe(false);
    expect(loadConfig({ ...production, DATA_DIR: dataDir }).takesPayments).toBe(true);
    expect(problemsOf({ ...production, BILLING: 'none' })).toEqual(['BILLING must be on or off']);
  });

  it('lists all missing settings together', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toHaveLength(9);
  });
});

describe('unsafe settings', () => {
  const key = (bytes: Buffer) => `k:${bytes.toString('base64')}`;
  const soundKey = PRODUCTION_SETTINGS.DATA_KEYS.slice(2);

  it.each([
    ['APP_ORIGIN', 'http://leavebits.example', 'ALLOW_HTTP_ORIGIN'],
    ['TRUST_PROXY', 'true', 'ALLOW_ANY_PROXY'],
    ['TRUST_PROXY', '0.0.0.0/0', 'ALLOW_ANY_PROXY'],
    ['TRUST_PROXY', '0.0.0.0/1, 128.0.0.0/1', 'ALLOW_ANY_PROXY'],
    ['TRUST_PROXY', 'loopback,::/0', 'ALLOW_ANY_PROXY'],
    ['TRUST_PROXY', '99', 'ALLOW_ANY_PROXY'],
    ['DATA_KEYS', key(Buffer.alloc(32, 7)), 'ALLOW_WEAK_DATA_KEY'],
    ['DATA_KEYS', key(Buffer.from('correct horse battery staple now')), 'ALLOW_WEAK_DATA_KEY'],
    ['DATA_KEYS', key(Buffer.from(Array.from({ length: 32 }, (_, index) => index))), 'ALLOW_WEAK_DATA_KEY'],
    ['DATA_KEYS', key(Buffer.from('0badc0de'.repeat(8), 'hex')), 'ALLOW_WEAK_DATA_KEY'],
    ['PAYFAST_PASSPHRASE', 'payfast', 'ALLOW_SHORT_PASSPHRASE'],
    ['PAYFAST_BASE_URL', 'http://www.payfast.example', 'ALLOW_HTTP_PAYFAST'],
    ['PAYFAST_API_URL', 'http://api.payfast.example', 'ALLOW_HTTP_PAYFAST'],
    ['PAYFAST_NOTIFY_URL', 'http://leavebits.example/itn', 'ALLOW_HTTP_PAYFAST'],
    ['SMTP_URL', 'smtp://user:word@mail.example.com:587', 'ALLOW_PLAIN_SMTP'],
    // Nodemailer ignores this parameter.
    ['SMTP_URL', 'smtp://mail.example.com?secure=true', 'ALLOW_PLAIN_SMTP'],
    ['SMTP_URL', 'smtp://172.32.0.1', 'ALLOW_PLAIN_SMTP'],
    ['DATABASE_URL', 'postgres://u:p@db.example.com/leavebits', 'ALLOW_PLAIN_DATABASE'],
    ['DATABASE_URL', 'postgres://u:p@db.example.com/leavebits?sslmode=prefer', 'ALLOW_PLAIN_DATABASE'],
    ['DATABASE_URL', 'postgres://u:p@localhost/leavebits?host=db.example.com', 'ALLOW_PLAIN_DATABASE'],
    ['DATABASE_URL', 'postgres://u:p@[2001:db8::1]/leavebits', 'ALLOW_PLAIN_DATABASE'],
    ['DATABASE_URL', 'postgres://u:p@10.1.2.3,db.example.com:5433/leavebits', 'ALLOW_PLAIN_DATABASE'],
  ])('stop the start in production: %s=%s, unless %s=yes', (name, value, override) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} .*${override}=yes allows it$`)),
    ]);
    expect(problemsOf({ ...production, [name]: value, [override]: 'yes' })).toEqual([]);
    expect(problemsOf({ ...production, [name]: value, [override]: 'no' })).toHaveLength(1);
  });

  it.each([
    ['DATA_KEYS', `k:${soundKey},old:${Buffer.alloc(32, 7).toString('base64')}`],
    ['SMTP_URL', 'smtp://mail.example.com:587?requireTLS=true'],
    ['TRUST_PROXY', '2'],
    ['TRUST_PROXY', '10.0.0.0/8, fc00::/7, loopback'],
    ['SMTP_URL', 'smtp://mailer'],
    ['SMTP_URL', 'smtp://[::1]:2525'],
    ['SMTP_URL', 'smtp://172.31.0.1'],
    ['DATABASE_URL', 'postgres://u:p@db.example.com/leavebits?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://u:p@db.example.com/leavebits?ssl=true'],
    ['DATABASE_URL', 'postgres://u:p@10.1.2.3/leavebits'],
    ['DATABASE_URL', 'postgres://u:p@10.1.2.3:5432,10.1.2.4:5432/leavebits'],
    ['DATABASE_URL', 'postgres://u:p@db/leavebits'],
    ['DATABASE_URL', 'postgres://u:p@localhost/leavebits?host=/var/run/postgresql'],
  ])('do not include %s=%s in production', (name, value) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([]);
  });

  it('are listed beside a setting that cannot be read', () => {
    expect(problemsOf({ ...production, PORT: 'high', TRUST_PROXY: 'true' })).toEqual([
      expect.stringContaining('PORT '),
      expect.stringContaining('TRUST_PROXY '),
    ]);
  });

  it.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '192.168.0.7'],
    ['HOST', '::'],
    ['APP_ORIGIN', 'http://192.168.0.7:3000'],
    ['APP_ORIGIN', 'https://leavebits.example'],
    ['APP_ORIGIN', 'http://localhost.example.com'],
  ])('stop the start outside production: %s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining('ALLOW_DEV_ON_NETWORK=yes')]);
    expect(problemsOf({ [name]: value, ALLOW_DEV_ON_NETWORK: 'yes' })).toEqual([]);
  });

  it.each([
    ['HOST', 'localhost'],
    ['HOST', '127.0.0.2'],
    ['HOST', '::1'],
    ['APP_ORIGIN', 'http://[::1]:3000'],
    ['APP_ORIGIN', 'http://leavebits.localhost:8080'],
  ])('do not include %s=%s outside production', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([]);
  });
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['APP_ORIGIN', 'leavebits.example'],
  ['APP_ORIGIN', 'https://leavebits.example/path'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'postgres://one,/x'],
  ['ROLE', 'database'],
  ['DATABASE_STANDBY', 'yes'],
  ['ROLE', 'web,web'],
  ['DRAIN_SECONDS', '90'],
  ['SESSION_SECRET', 'short'],
  ['DATA_KEYS', 'k:c2hvcnQ='],
  ['DATA_KEYS', `k:${Buffer.alloc(32).toString('base64')},k:${Buffer.alloc(32).toString('base64')}`],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_CONNECTIONS', '2'],
  ['SMTP_CONNECTIONS', 'many'],
  ['LOG_LEVEL', 'loud'],
  ['PAYMENTS_KEPT_YEARS', '0'],
  ['PAYMENTS_KEPT_YEARS', 'seven'],
  ['TRUST_PROXY', 'nginx'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['EARLY_ACCESS_UNTIL', 'soon'],
  ['FILE_QUOTA_TRIAL', 'much'],
  ['FILE_QUOTA_TRIAL', '-1'],
  ['FILE_QUOTA_PAID', '5GB'],
  ['FILE_QUOTA_PAID', '9999999TiB'],
  ['FILES_TOTAL_MOST', 'all'],
  ['DISK_FREE_LEAST', '5%'],
  ['SUPPORT_EMAIL', 'nobody'],
  ['SECURITY_CONTACT', 'security@leavebits.example'],
  ['SECURITY_CONTACT', 'https://leavebits.example/x\nExpires: 2000-01-01T00:00:00Z'],
  ['PAYFAST_BASE_URL', 'www.payfast.co.za'],
  ['PAYFAST_API_URL', 'ftp://api.payfast.co.za'],
  ['PAYFAST_NOTIFY_URL', '/api/payfast/itn'],
  ['PAYFAST_ITN_SOURCES', '41.74.179.192/40'],
  ['PAYFAST_ITN_SOURCES', 'not a host!'],
  ['EXCHANGE_RATE_URL', 'rates'],
  ['MAIL_BOUNCE_DOMAIN', 'Bounce.Example.com'],
  ['MAIL_BOUNCE_DOMAIN', 'nobody@example.com'],
  ['MAIL_WEBHOOK_PROVIDER', 'pigeon'],
  ['MAIL_WEBHOOK_SECRET', 'short'],
  ['MAIL_WEBHOOK_TOPIC', 'arn:aws:s3:::bucket'],
])('refuses %s=%s and names it', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(name)]);
});

it('runs pages and jobs, or one of the two beside another process on the same database', () => {
  const rolesWith = (env: object) => [...loadConfig({ DATA_DIR: dataDir, ...env }).roles];
  expect(rolesWith({})).toEqual(['web', 'worker']);
  expect(rolesWith({ ROLE: 'web,worker' })).toEqual(['web', 'worker']);
  for (const ROLE of ['web', 'worker']) {
    expect(rolesWith({ ROLE, DATABASE_URL: 'postgres://localhost/leavebits' })).toEqual([ROLE]);
    expect(problemsOf({ ROLE })).toEqual([expect.stringMatching(/^DATABASE_URL is required with this ROLE/)]);
  }
});

it('keeps payments for seven years, or as many as it is told', () => {
  const yearsWith = (env: object) => loadConfig({ DATA_DIR: dataDir, ...env }).paymentRetentionYears;
  expect([yearsWith({}), yearsWith({ PAYMENTS_KEPT_YEARS: '10' })]).toEqual([7, 10]);
});

it('reads quotas in bytes, with or without a unit', () => {
  expect(loadConfig({ DATA_DIR: dataDir }).fileQuotas).toEqual({ trial: 2 ** 30, paid: 5 * 2 ** 30 });
  const quotas = { FILE_QUOTA_TRIAL: '0', FILE_QUOTA_PAID: '300 MiB' };
  expect(loadConfig({ DATA_DIR: dataDir, ...quotas }).fileQuotas).toEqual({ trial: 0, paid: 300 * 2 ** 20 });
});

describe('payments', () => {
  it('go to the local simulator when no account is set, but never in production', () => {
    expect(loadConfig({ DATA_DIR: dataDir }).payfast).toMatchObject({
      isStandIn: true,
      baseUrl: 'http://localhost:3000/dev/payfast',
      notifyUrl: 'http://localhost:3000/api/payfast/itn',
      itnSources: ['127.0.0.1', '::1'],
    });
    expect(loadConfig(production).payfast).toMatchObject({
      isStandIn: false,
      baseUrl: 'https://www.payfast.co.za',
      apiUrl: 'https://api.payfast.co.za',
      notifyUrl: 'https://leavebits.example/api/payfast/itn',
    });
  });

  it('go to the sandbox with an account outside production', () => {
    const account = { PAYFAST_MERCHANT_ID: '1', PAYFAST_MERCHANT_KEY: 'k', PAYFAST_PASSPHRASE: 'p' };
    expect(loadConfig({ DATA_DIR: dataDir, ...account }).payfast).toMatchObject({
      isStandIn: false,
      baseUrl: 'https://sandbox.payfast.co.za',
      apiUrl: 'https://api.payfast.co.za?testing=true',
    });
  });

  it('need the whole account: half of one is refused', () => {
    expect(problemsOf({ PAYFAST_MERCHANT_ID: '1' })).toEqual([
      expect.stringContaining('PAYFAST_MERCHANT_KEY is required'),
      expect.stringContaining('PAYFAST_PASSPHRASE is required'),
    ]);
    expect(problemsOf({ ...production, PAYFAST_MERCHANT_ID: 'x', PAYFAST_PASSPHRASE: 'a b' })).toHaveLength(
      2,
    );
  });

  it('may be reported only from the listed hosts, addresses and ranges', () => {
    const { payfast } = loadConfig({
      DATA_DIR: dataDir,
      PAYFAST_ITN_SOURCES: 'www.payfast.co.za, 41.74.179.192/27,2001:db8::/32',
    });
    expect(payfast.itnSources).toEqual(['www.payfast.co.za', '41.74.179.192/27', '2001:db8::/32']);
  });
});

describe('where files go', () => {
  const objectStoreOf = (text: string) => loadConfig({ DATA_DIR: dataDir, FILES_URL: text }).objectStore;

  it('is the database, unless an object store is set', () => {
    expect(objectStoreOf('')).toBeNull();
    expect(objectStoreOf('s3://files?endpoint=https://s3.example.com&region=eu-1')).toEqual({
      bucket: 'files',
      prefix: '',
      endpoint: 'https://s3.example.com',
      region: 'eu-1',
      usesPathStyle: false,
      takesNewFiles: true,
    });
    expect(objectStoreOf('s3://files?region=eu-1&new-files=false')).toMatchObject({ takesNewFiles: false });
    expect(
      objectStoreOf('s3://files/of/leavebits/?endpoint=http%3A%2F%2Fminio%3A9000&region=r&path-style=true'),
    ).toMatchObject({ prefix: 'of/leavebits/', endpoint: 'http://minio:9000', usesPathStyle: true });
  });

  it.each([
    'files',
    'https://files?endpoint=https://s3.example.com&region=eu-1',
    's3://files?endpoint=https://s3.example.com',
    's3://files?endpoint=ftp://s3.example.com&region=eu-1',
    's3://files?endpoint=https://s3.example.com&region=eu-1&path-style=yes',
    's3://files?endpoint=https://s3.example.com&region=eu-1&region-typo=1',
    's3://Files_?endpoint=https://s3.example.com&region=eu-1',
    's3://key:secret@files?endpoint=https://s3.example.com&region=eu-1',
    's3://files/../other?endpoint=https://s3.example.com&region=eu-1#x',
    's3://files/with spaces?endpoint=https://s3.example.com&region=eu-1',
  ])('is not %s', (text) => {
    expect(problemsOf({ FILES_URL: text })).toEqual([expect.stringContaining('FILES_URL must be s3://')]);
  });
});

describe('returned mail', () => {
  it('is taken in only with a domain and a port, or with a provider and its proof', () => {
    expect(loadConfig({ DATA_DIR: dataDir })).toMatchObject({
      mailBounceDomain: null,
      bounceSmtpPort: null,
      mailWebhook: null,
    });
    const own = { MAIL_BOUNCE_DOMAIN: 'bounce.example.com', BOUNCE_SMTP_PORT: '2525' };
    expect(loadConfig({ DATA_DIR: dataDir, ...own })).toMatchObject({
      mailBounceDomain: 'bounce.example.com',
      bounceSmtpPort: 2525,
    });
    const secret = 'a secret of sixteen and more';
    const topic = 'arn:aws:sns:eu-west-1:123456789012:mail-events';
    const proofs = { MAIL_WEBHOOK_SECRET: secret, MAIL_WEBHOOK_TOPIC: topic };
    const webhookOf = (provider: string) =>
      loadConfig({ DATA_DIR: dataDir, MAIL_WEBHOOK_PROVIDER: provider, ...proofs }).mailWebhook;
    expect(webhookOf('mailgun')).toEqual({ provider: 'mailgun', secret });
    expect(webhookOf('ses')).toEqual({ provider: 'ses', topic });
  });

  it.each([
    [{ BOUNCE_SMTP_PORT: '2525' }, 'MAIL_BOUNCE_DOMAIN is required'],
    [{ BOUNCE_SMTP_PORT: '0', MAIL_BOUNCE_DOMAIN: 'bounce.example.com' }, 'BOUNCE_SMTP_PORT'],
    [{ MAIL_WEBHOOK_PROVIDER: 'ses' }, 'MAIL_WEBHOOK_TOPIC is required'],
    [{ MAIL_WEBHOOK_PROVIDER: 'generic' }, 'MAIL_WEBHOOK_SECRET is required'],
  ])('is refused when half of its settings are missing: %j', (settings, problem) => {
    expect(problemsOf(settings)).toEqual([expect.stringContaining(problem)]);
  });
});

it('never repeats a malformed secret in its messages', () => {
  const problems = problemsOf({ SESSION_SECRET: 'hunter2', DATA_KEYS: 'hunter2', DATABASE_URL: 'hunter2' });
  expect(problems).toHaveLength(3);
  expect(problems.join()).not.toContain('hunter2');
});

it('makes local secrets once, readable by this system account only, and keeps them', () => {
  const first = loadConfig({ DATA_DIR: dataDir });
  const second = loadConfig({ DATA_DIR: dataDir });
  expect(second).toEqual(first);
  expect(first.appOrigin).toBe('http://localhost:3000');
  const path = join(dataDir, 'secrets.json');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, 'utf8')).toContain(first.sessionSecret);
});

/** Runs one process per folder concurrently, each of which creates or finds that folder's secrets. */
async function secretsIn(folders: string[], me: string, other: string): Promise<string[]> {
  const script = `
    import { existsSync, writeFileSync } from 'node:fs';
    import { loadConfig } from ${JSON.stringify(new URL('./config.ts', import.meta.url).href)};
    const [me, other, ...folders] = process.argv.slice(1);
    for (const folder of folders) {
      writeFileSync(folder + me, '');
      while (!existsSync(folder + other));
      console.log(loadConfig({ DATA_DIR: folder }).sessionSecret);
    }`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script, me, other, ...folders];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 });
  return stdout.trim().split('\n');
}

it('makes one set of local secrets when two processes start at once', async () => {
  const folders = Array.from({ length: 50 }, (_none, index) => join(dataDir, `at-once-${index}`));
  const [one, other] = await Promise.all([
    secretsIn(folders, '.one', '.other'),
    secretsIn(folders, '.other', '.one'),
  ]);
  expect(new Set(one).size).toBe(folders.length);
  expect(other).toEqual(one);
  for (const folder of folders) expect(readdirSync(folder)).toEqual(['secrets.json']);
});
