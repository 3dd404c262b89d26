import type { Resolver } from 'node:dns/promises';
import { connect as connectTcp, isIP } from 'node:net';
import { connect, TLSSocket } from 'node:tls';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { parseRate } from '#shared/domain/money.ts';
import { billingLimits } from '#shared/domain/limits.ts';
import { formatBillingDay } from '#shared/domain/billing-dates.ts';
import { ObjectStoreUnavailableError, type ObjectStore } from '../adapters/object-store.ts';
import type { ExchangeRates } from '../adapters/exchange-rates.ts';
import { PayfastRejectedError, type Payfast } from '../adapters/payfast/payfast.ts';
import type { Config } from '../config.ts';
import type {
  MailDnsFacts,
  ObjectStoreFacts,
  PayfastFacts,
  ExchangeRateFacts,
  SmsGatewayFacts,
  SmtpFacts,
  TlsFacts,
} from './check-dependencies.ts';

const WITHIN_MS = 10 * SECOND_MS;

/** Explanations of system and PostgreSQL error codes. */
const meanings: Record<string, string> = {
  ECONNREFUSED: 'nothing is listening there',
  ECONNRESET: 'connection reset',
  ENOTFOUND: 'DNS has no such name',
  ETIMEDOUT: 'no response in time',
  EHOSTUNREACH: 'no route to host',
  '28P01': 'the user or the password is wrong',
  '3D000': 'there is no such database',
};
const withMeaning = (code: string) => (meanings[code] ? `${code}: ${meanings[code]}` : code);

/** An error's message without any addresses and secrets. */
export function describeProbeError(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return withMeaning(code);
  return typeof message === 'string' && message !== ''
    ? message.split('\n')[0]!.slice(0, 120)
    : 'no response';
}

/** Writes, reads, lists and removes an object outside the folders of files. @param name must be new each time */
export async function probeObjectStore(
  objectStore: ObjectStore,
  { bucket, name }: { bucket: string; name: string },
): Promise<ObjectStoreFacts> {
  const key = `doctor/${name}`;
  const bytes = Buffer.from(name);
  let at: 'put' | 'read' | 'list' | 'remove' = 'put';
  try {
    await objectStore.put(key, bytes);
    at = 'read';
    const copy = await objectStore.read(key, { start: 0, end: bytes.length });
    at = 'list';
    let isListed = false;
    for await (const object of objectStore.list(key)) isListed ||= object.key === key;
    at = 'remove';
    await objectStore.remove(key);
    if (!copy?.equals(bytes)) return { kind: 'differs', bucket };
    return { kind: isListed ? 'works' : 'unlisted', bucket };
  } catch (error) {
    if (!(error instanceof ObjectStoreUnavailableError)) throw error;
    // If it fails, too, one small object stays.
    if (at !== 'put') await objectStore.remove(key).catch(() => undefined);
    return { kind: 'failed', bucket, at, code: describeProbeError(error) };
  }
}

/** Opens a TLS connection to the host of `APP_ORIGIN` and reads its certificate, as a browser does. */
export function probeTls({
  appOrigin,
  isProduction,
}: Pick<Config, 'appOrigin' | 'isProduction'>): Promise<TlsFacts> {
  const { protocol, hostname, port } = new URL(appOrigin);
  if (protocol !== 'https:') return Promise.resolve({ kind: 'no-tls', isProduction });
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(port || 443),
      ...(isIP(host) === 0 && { servername: host }),
      // A bad certificate is a finding, and its expiry date is still useful.
      rejectUnauthorized: false,
      timeout: WITHIN_MS,
    });
    const end = (facts: TlsFacts) => {
      socket.destroy();
      resolve(facts);
    };
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate();
      const distrust = socket.authorized
        ? null
        : describeProbeError({ message: String(socket.authorizationError) });
      end({ kind: 'certificate', host, validTo: new Date(validTo), distrust });
    });
    socket.once('timeout', () => end({ kind: 'unreachable', host, why: 'no response in time' }));
    socket.once('error', (error) => end({ kind: 'unreachable', host, why: describeProbeError(error) }));
  });
}

/**
 * Connects to the gateway for texts without calling it: its one documented call sends a text, and what it answers to any other says
 * nothing about our token.
 */
export function probeSmsGateway(gateway: Config['smsGateway']): Promise<SmsGatewayFacts> {
  if (gateway === null) return Promise.resolve({ kind: 'off' });
  const { protocol, hostname, port } = new URL(gateway.url);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const isEncrypted = protocol === 'https:';
  return new Promise((resolve) => {
    const socket = isEncrypted
      ? connect({
          host,
          port: Number(port || 443),
          ...(isIP(host) === 0 && { servername: host }),
          // A bad certificate is a finding of its own.
          rejectUnauthorized: false,
        })
      : connectTcp({ host, port: Number(port || 80) });
    socket.setTimeout(WITHIN_MS);
    const end = (facts: SmsGatewayFacts) => {
      socket.destroy();
      resolve(facts);
    };
    socket.once(isEncrypted ? 'secureConnect' : 'connect', () => {
      const distrust =
        socket instanceof TLSSocket && !socket.authorized
          ? describeProbeError({ message: String(socket.authorizationError) })
          : null;
      const isLocal = host === 'localhost' || host === '::1' || host.startsWith('127.');
      end({ kind: 'reached', host, isEncrypted, isLocal, distrust });
    });
    socket.once('timeout', () => end({ kind: 'unreachable', host, why: 'no response in time' }));
    socket.once('error', (error) => end({ kind: 'unreachable', host, why: describeProbeError(error) }));
  });
}

/** The DNS lookups used by the checks. */
export type DnsResolver = Pick<Resolver, 'resolveTxt' | 'resolveMx'>;

/** The domain of an address such as `LeaveBits <no-reply@example.com>`. */
export const parseMailDomain = (address: string): string =>
  (/@([^\s>@]+)>?\s*$/.exec(address)?.[1] ?? '').toLowerCase().replace(/\.$/, '');

const NOTHING_THERE = ['ENOTFOUND', 'ENODATA', 'NXDOMAIN'];

/** The records; empty if there are none, null if the lookup failed. */
const found = <T>(asked: Promise<T[]>): Promise<T[] | null> =>
  asked.catch((error: NodeJS.ErrnoException) => (NOTHING_THERE.includes(error.code ?? '') ? [] : null));

const textsAt = async (dns: DnsResolver, name: string, begins: RegExp): Promise<string[] | null> =>
  (await found(dns.resolveTxt(name)))?.map((parts) => parts.join('')).filter((text) => begins.test(text)) ??
  null;

export async function probeMailDns(dns: DnsResolver, domain: string): Promise<MailDnsFacts> {
  const [spf, dmarc, dkim] = await Promise.all([
    textsAt(dns, domain, /^v=spf1(\s|$)/i),
    findDmarc(dns, domain),
    findDkim(dns, domain),
  ]);
  return { domain, spf, dmarc, dkim };
}

/**
 * Mail servers query the domain, then the organizational domain. Without the public suffix list we can't tell which one that is,
 * so this goes up to two labels.
 */
async function findDmarc(dns: DnsResolver, domain: string): Promise<string[] | null> {
  const labels = domain.split('.');
  for (let from = 0; from <= Math.max(0, labels.length - 2); from += 1) {
    const records = await textsAt(dns, `_dmarc.${labels.slice(from).join('.')}`, /^v=DMARC1/i);
    if (records === null || records.length > 0) return records;
  }
  return [];
}

/**
 * The key is published under `_domainkey`, but only the relay knows its name. DNS reports that a name with descendants exists,
 * even if it has no records itself.
 */
async function findDkim(dns: DnsResolver, domain: string): Promise<MailDnsFacts['dkim']> {
  try {
    await dns.resolveTxt(`_domainkey.${domain}`);
    return 'some';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENODATA') return 'some';
    return code === 'ENOTFOUND' ? 'none' : null;
  }
}

/** A domain's mail servers in order of preference. Null if the lookup failed. */
export async function probeMx(dns: DnsResolver, domain: string): Promise<string[] | null> {
  const records = await found(dns.resolveMx(domain));
  return (
    records
      ?.toSorted((a, b) => a.priority - b.priority)
      .map(({ exchange }) => exchange)
      .filter(Boolean) ?? null
  );
}

/** Connects to the mail server, starts TLS and signs in as if to send an email, but sends none. */
export function probeSmtp(url: string | null): Promise<SmtpFacts> {
  if (url === null) return Promise.resolve({ kind: 'mailbox' });
  const { auth, ...options } = parseConnectionUrl(url);
  const host = options.host ?? 'localhost';
  return new Promise((resolve) => {
    const connection = new SMTPConnection({
      ...options,
      connectionTimeout: WITHIN_MS,
      greetingTimeout: WITHIN_MS,
      socketTimeout: WITHIN_MS,
    });
    const end = (facts: SmtpFacts) => {
      connection.quit();
      resolve(facts);
    };
    const fail = (error: unknown, at: 'connection' | 'sign-in' = 'connection') => {
      // The library's own error code says little. The system's code is in the message.
      const { code = '', message = '' } = error as { code?: string; message?: string };
      const why = describeProbeError({ code: /\bE[A-Z]{5,}\b/.exec(message)?.[0] ?? code, message });
      const isAboutTls = /TLS|certificate|SSL/i.test(`${code} ${message}`);
      end({ kind: 'failed', host, at: isAboutTls ? 'tls' : at, why });
    };
    connection.once('error', (error: unknown) => fail(error));
    connection.connect(() => {
      const isEncrypted = connection.secure;
      if (!auth?.user) return end({ kind: 'reached', host, isEncrypted, isSignedIn: false });
      connection.login({ user: auth.user, pass: auth.pass }, (error) => {
        if (error) fail(error, 'sign-in');
        else end({ kind: 'reached', host, isEncrypted, isSignedIn: true });
      });
    });
  });
}

/** Fetches today's payments, which verifies URL, merchant and passphrase, and checks whether the payment page responds. */
export async function probePayfast(
  { takesPayments, payfast: settings }: Pick<Config, 'takesPayments' | 'payfast'>,
  payfast: Pick<Payfast, 'fetchPayments'>,
  now: Date,
): Promise<PayfastFacts> {
  if (!takesPayments) return { kind: 'off' };
  if (settings.isStandIn) return { kind: 'stand-in' };
  const day = formatBillingDay(now);
  try {
    await payfast.fetchPayments({ from: day, to: day });
  } catch (error) {
    const kind = error instanceof PayfastRejectedError ? 'refused' : 'unreachable';
    return { kind, why: error instanceof Error ? error.message : 'no response' };
  }
  const isCheckoutReached = await fetch(settings.baseUrl, {
    method: 'HEAD',
    signal: AbortSignal.timeout(WITHIN_MS),
  }).then(
    () => true,
    () => false,
  );
  return { kind: 'answered', isCheckoutReached };
}

export async function probeExchangeRate(
  { takesPayments }: Pick<Config, 'takesPayments'>,
  rates: ExchangeRates,
): Promise<ExchangeRateFacts> {
  if (!takesPayments) return { kind: 'unused' };
  try {
    const fetched = await rates.fetchZarPerUsd();
    if (fetched === null) return { kind: 'fixed' };
    const rate = parseRate(fetched);
    const isUsable = rate !== null && rate >= billingLimits.minRate && rate <= billingLimits.maxRate;
    return { kind: 'rate', zarPerUsd: Number(fetched), isUsable };
  } catch (error) {
    return { kind: 'failed', why: describeProbeError(error) };
  }
}
