import { isIPv6 } from 'node:net';

/** The rate-limiting keys of a network address. The limits for `wide` are looser; IPv4 has no `wide`. */
interface SourceNetworkKeys {
  near: string;
  wide: string | null;
}

/**
 * An IPv4 address is its own key. A single household or server has an entire IPv6 /64. A single customer may have a /48, but so
 * may all the phones in a town.
 */
export function getSourceNetworkKeys(ip: string | undefined): SourceNetworkKeys {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip ?? '')?.[1];
  if (mapped) return { near: mapped, wide: null };
  if (ip === undefined || !isIPv6(ip)) return { near: ip ?? 'unknown', wide: null };
  const groups = groupsOf(ip);
  const prefix = (bits: number) => `${groups.slice(0, bits / 16).join(':')}::/${bits}`;
  return { near: prefix(64), wide: prefix(48) };
}

/** The eight groups of an IPv6 address, normalized. */
function groupsOf(ip: string): string[] {
  const [head = '', tail = ''] = ip.split('%')[0]!.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === '' ? [] : tail.split(':');
  const groups = ip.includes('::')
    ? [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end]
    : start;
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
