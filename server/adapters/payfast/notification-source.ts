import { resolve4, resolve6 } from 'node:dns/promises';
import { BlockList, isIP, isIPv4 } from 'node:net';
import { MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import type { Clock } from '../clock.ts';

const REMEMBERED_FOR_MS = 10 * MINUTE_MS;
const DNS_TIMEOUT_MS = 5 * SECOND_MS;

/** Recognizes PayFast's servers. */
export interface NotificationSource {
  /** Whether the address is in a listed range, or a listed host resolves to it. Throws if no host could be resolved. */
  includes(address: string): Promise<boolean>;
}

export type ResolveHost = (host: string) => Promise<string[]>;

/** @param sources host names, addresses and ranges in CIDR form, mixed. */
export function createNotificationSource(
  sources: readonly string[],
  clock: Clock,
  resolveHost: ResolveHost = resolveAll,
): NotificationSource {
  const listed = new BlockList();
  for (const source of sources.filter(isAddressRange)) addRange(listed, source);
  const hosts = sources.filter((source) => !isAddressRange(source));
  let remembered: { addresses: Set<string>; until: number } | null = null;

  async function hostAddresses(): Promise<Set<string>> {
    const now = clock.now().getTime();
    if (remembered && now < remembered.until) return remembered.addresses;
    const answers = await Promise.allSettled(hosts.map(resolveHost));
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const isUnanswered = hosts.length > 0 && answers.every(({ status }) => status === 'rejected');
    if (isUnanswered) throw new Error('No host of PAYFAST_ITN_SOURCES could be resolved');
    remembered = { addresses: new Set(found), until: now + REMEMBERED_FOR_MS };
    return remembered.addresses;
  }

  return {
    async includes(given) {
      const address = plainAddress(given);
      if (isIP(address) === 0) return false;
      if (listed.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')) return true;
      return (await hostAddresses()).has(address);
    },
  };
}

/** Whether it is an address or range rather than a host name. */
export function isAddressRange(source: string): boolean {
  const [address = '', prefix] = source.split('/');
  const most = isIPv4(address) ? 32 : 128;
  return (
    isIP(address) !== 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= most))
  );
}

function addRange(list: BlockList, source: string): void {
  const [address = '', prefix] = source.split('/');
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  list.addSubnet(address, prefix === undefined ? (family === 'ipv4' ? 32 : 128) : Number(prefix), family);
}

/** Converts an IPv4-mapped IPv6 address back to plain IPv4. */
function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

async function resolveAll(host: string): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('DNS did not respond in time')), DNS_TIMEOUT_MS);
  });
  const answers = Promise.allSettled([resolve4(host), resolve6(host)]);
  const settled = await Promise.race([answers, limit]).finally(() => clearTimeout(timer));
  const found = settled.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (found.length === 0) throw new Error(`${host} could not be resolved`);
  return found;
}
