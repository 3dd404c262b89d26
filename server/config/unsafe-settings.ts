import { BlockList, isIP, isIPv6 } from 'node:net';
import type { RingKey } from '../adapters/crypto/key-ring.ts';
import { listDatabaseHostUrls } from '../db/database-hosts.ts';
import type { Environment } from './environment.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** RFC 1918, RFC 6598, RFC 3927, RFC 4193 and RFC 4291. */
const privateNetworks = new BlockList();
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
] as const) {
  privateNetworks.addSubnet(net, prefix);
}
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** A setting that permits something unsafe. Its value must be `yes`. */
type Override = Extract<keyof Environment, `ALLOW_${string}`>;

interface Danger {
  /** The problem and its fix. */
  sentence: string;
  isThere: (values: Partial<Environment>) => boolean;
  allowedBy: Override;
}

/** `ALLOW_DEV_ON_NETWORK`: outside production the local mailbox shows codes to anyone who can reach the server. */
const inDevelopment: Danger[] = [
  {
    sentence:
      'HOST must be a loopback address such as 127.0.0.1 outside production: the local mailbox shows every code',
    isThere: ({ HOST }) => HOST !== undefined && !isLoopback(HOST),
    allowedBy: 'ALLOW_DEV_ON_NETWORK',
  },
  {
    sentence: 'APP_ORIGIN must be localhost or a loopback address outside production',
    isThere: ({ APP_ORIGIN }) => APP_ORIGIN !== undefined && !isLoopback(hostOf(APP_ORIGIN)),
    allowedBy: 'ALLOW_DEV_ON_NETWORK',
  },
];

const inProduction: Danger[] = [
  {
    sentence: 'APP_ORIGIN must start with https: in production',
    isThere: ({ APP_ORIGIN }) => isPlainHttp(APP_ORIGIN),
    allowedBy: 'ALLOW_HTTP_ORIGIN',
  },
  {
    sentence:
      'TRUST_PROXY must not trust everyone in production, or clients could choose their own address: set the number or the addresses of the proxies',
    isThere: ({ TRUST_PROXY }) => TRUST_PROXY !== undefined && trustsStrangers(TRUST_PROXY),
    allowedBy: 'ALLOW_ANY_PROXY',
  },
  {
    sentence:
      'DATA_KEYS must start with a key of 32 random bytes, and this one isn’t random: use openssl rand -base64 32',
    isThere: ({ DATA_KEYS }) => DATA_KEYS !== undefined && isGuessable(DATA_KEYS[0]),
    allowedBy: 'ALLOW_WEAK_DATA_KEY',
  },
  {
    sentence: 'PAYFAST_PASSPHRASE must have at least 8 characters in production',
    isThere: ({ PAYFAST_PASSPHRASE }) => PAYFAST_PASSPHRASE !== undefined && PAYFAST_PASSPHRASE.length < 8,
    allowedBy: 'ALLOW_SHORT_PASSPHRASE',
  },
  ...(['PAYFAST_BASE_URL', 'PAYFAST_API_URL', 'PAYFAST_NOTIFY_URL'] as const).map((name): Danger => ({
    sentence: `${name} must start with https: in production`,
    isThere: (values) => isPlainHttp(values[name]),
    allowedBy: 'ALLOW_HTTP_PAYFAST',
  })),
  {
    sentence:
      'SMTP_URL must use TLS to a host outside the local network: smtps://…, or smtp://…?requireTLS=true for STARTTLS',
    isThere: ({ SMTP_URL }) => SMTP_URL !== undefined && !hasMailTls(SMTP_URL) && !isNear(hostOf(SMTP_URL)),
    allowedBy: 'ALLOW_PLAIN_SMTP',
  },
  ...(['DATABASE_URL', 'MIGRATION_DATABASE_URL'] as const).map((name): Danger => ({
    sentence: `${name} must use TLS to a host outside the local network: add ?sslmode=verify-full`,
    isThere: (values) => values[name] !== undefined && isUnencryptedDatabaseUrl(values[name]),
    allowedBy: 'ALLOW_PLAIN_DATABASE',
  })),
];

/**
 * Settings that endanger content, codes or money, one sentence each, naming the setting that permits it.
 * @param values those that could be read.
 */
export function listUnsafeSettings(values: Partial<Environment>): string[] {
  const dangers = values.NODE_ENV === 'production' ? inProduction : inDevelopment;
  return dangers
    .filter(({ isThere, allowedBy }) => values[allowedBy] !== 'yes' && isThere(values))
    .map(({ sentence, allowedBy }) => `${sentence}. ${allowedBy}=yes allows it`);
}

/** Whether a database URL connects without TLS to a host outside the private network. */
export function isUnencryptedDatabaseUrl(url: string): boolean {
  return listDatabaseHostUrls(url).some((one) => !hasDatabaseTls(one) && !isNear(databaseHostOf(one)));
}

const isPlainHttp = (address: string | undefined) => address?.startsWith('http:') ?? false;

/** Strips the brackets around an IPv6 address. */
const hostOf = (url: string) => new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');

/** The host that `pg` connects to: `?host=` takes precedence over the URL's host. An empty one is a local socket. */
const databaseHostOf = (url: string) => new URL(url).searchParams.get('host') ?? hostOf(url);

const isIn = (list: BlockList, host: string) =>
  isIP(host) !== 0 && list.check(host, isIPv6(host) ? 'ipv6' : 'ipv4');

const isLoopback = (host: string) => /^(.+\.)?localhost$/i.test(host) || isIn(loopback, host);

/** Whether the host is this machine or in a private network. Names without a dot, such as `db`, only resolve there. */
function isNear(host: string): boolean {
  if (host === '' || host.startsWith('/')) return true;
  if (isLoopback(host) || isIn(privateNetworks, host)) return true;
  return isIP(host) === 0 && (!host.includes('.') || /\.(internal|local|lan|home\.arpa)$/i.test(host));
}

/**
 * A longer chain of proxies must be a mistake. For each proxy that doesn't exist, Express trusts an address chosen by the client.
 */
const MOST_PROXIES = 9;

/** The shortest prefixes of the private networks. A shorter one would include public addresses. */
const shortestPrefix = { 4: 8, 6: 7 };

function trustsStrangers(proxies: string): boolean {
  if (/^\d+$/.test(proxies)) return Number(proxies) > MOST_PROXIES;
  return proxies.split(',').some((part) => {
    const [address = '', prefix] = part.trim().split('/');
    if (prefix === undefined) return address === 'true';
    return Number(prefix) < shortestPrefix[isIPv6(address) ? 6 : 4];
  });
}

function hasMailTls(url: string): boolean {
  const { protocol, searchParams } = new URL(url);
  return protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';
}

/** libpq's `prefer` is not enough, because a man in the middle can decline TLS. */
function hasDatabaseTls(url: string): boolean {
  const { searchParams } = new URL(url);
  const mode = searchParams.get('sslmode');
  if (mode !== null) return ['require', 'verify-ca', 'verify-full', 'no-verify'].includes(mode);
  return ['true', '1'].includes(searchParams.get('ssl') ?? '');
}

/**
 * Whether a key is clearly not random. Of 32 random bytes, about 30 are distinct. Fewer than 20 distinct bytes, only printable
 * characters, or equal steps from byte to byte occur in fewer than one in a billion random keys.
 */
function isGuessable({ secret }: RingKey): boolean {
  const bytes = [...secret];
  const isText = bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
  const steps = new Set(bytes.slice(1).map((byte, index) => (byte - bytes[index]! + 256) % 256));
  return isText || steps.size === 1 || new Set(bytes).size < 20;
}
