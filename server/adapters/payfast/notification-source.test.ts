import { expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { createTrustedClock } from '../clock.ts';
import { PAYFAST_SOURCES } from '../../config/payfast-settings.ts';
import { createNotificationSource, isAddressRange } from './notification-source.ts';

function world(sources: string[], hosts: Record<string, string[]>) {
  let now = Date.parse('2026-03-01T00:00:00Z');
  let asked = 0;
  const source = createNotificationSource(
    sources,
    createTrustedClock(() => new Date(now)),
    async (host) => {
      asked += 1;
      const found = hosts[host];
      if (!found) throw new Error(`${host} could not be resolved`);
      return found;
    },
  );
  return { source, asked: () => asked, pass: (ms: number) => (now += ms) };
}

it('knows the published ranges to their last address', async () => {
  const { source } = world(
    PAYFAST_SOURCES.filter((entry) => isAddressRange(entry)),
    {},
  );
  for (const inside of [
    '197.97.145.144',
    '197.97.145.159',
    '41.74.179.223',
    '102.216.36.0',
    '3.163.252.237',
  ]) {
    expect(await source.includes(inside)).toBe(true);
    expect(await source.includes(`::ffff:${inside}`)).toBe(true);
  }
  for (const outside of [
    '197.97.145.143',
    '197.97.145.160',
    '41.74.179.224',
    '3.163.253.237',
    '127.0.0.1',
    '::1',
    '',
    'x',
  ]) {
    expect(await source.includes(outside)).toBe(false);
  }
});

it('knows the addresses that a listed host resolves to, and asks again after ten minutes', async () => {
  const hosts = { 'www.payfast.co.za': ['192.0.2.1', '2001:db8::1'] };
  const { source, asked, pass } = world(['www.payfast.co.za'], hosts);
  expect(await source.includes('192.0.2.1')).toBe(true);
  expect(await source.includes('2001:db8::1')).toBe(true);
  expect(await source.includes('192.0.2.2')).toBe(false);
  expect(asked()).toBe(1);
  pass(11 * MINUTE_MS);
  hosts['www.payfast.co.za'] = ['192.0.2.2'];
  expect(await source.includes('192.0.2.1')).toBe(false);
  expect(await source.includes('192.0.2.2')).toBe(true);
});

it('uses the hosts that answer, and decides nothing when none does', async () => {
  const some = world(['gone.example', 'www.example'], { 'www.example': ['192.0.2.1'] });
  expect(await some.source.includes('192.0.2.1')).toBe(true);
  const none = world(['gone.example', '192.0.2.9'], {});
  await expect(none.source.includes('192.0.2.1')).rejects.toThrow('could be resolved');
  // A listed address needs no DNS lookup.
  expect(await none.source.includes('192.0.2.9')).toBe(true);
});

it('tells ranges from names', () => {
  expect(['41.74.179.192/27', '::1', '2001:db8::/32', '13.245.74.88'].every(isAddressRange)).toBe(true);
  expect(['www.payfast.co.za', '41.74.179.192/33', '1.2.3', '1.2.3.4/x'].some(isAddressRange)).toBe(false);
});
