import { expect, it } from 'vitest';
import { getSourceNetworkKeys } from './source-networks.ts';

const names = (ip: string | undefined) => Object.values(getSourceNetworkKeys(ip)) as unknown;

it.each([
  ['203.0.113.7', ['203.0.113.7', null]],
  ['::ffff:203.0.113.7', ['203.0.113.7', null]],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:0DB8:0001:0002::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
  [undefined, ['unknown', null]],
])('%s counts as %j', (ip, expected) => {
  expect(names(ip)).toEqual(expected);
});

it('all addresses of an IPv6 /64 count as one, and those of a /48 share the wide count', () => {
  expect(getSourceNetworkKeys('2001:db8:1:2::a')).toEqual(getSourceNetworkKeys('2001:db8:1:2:ffff::b'));
  const other = getSourceNetworkKeys('2001:db8:1:3::a');
  expect(other.near).not.toBe(getSourceNetworkKeys('2001:db8:1:2::a').near);
  expect(other.wide).toBe(getSourceNetworkKeys('2001:db8:1:2::a').wide);
});
