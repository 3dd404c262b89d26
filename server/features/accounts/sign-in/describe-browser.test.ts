import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeBrowser, truncateIpAddress } from './describe-browser.ts';

const MOZILLA = 'Mozilla/5.0';
it.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox on Windows'],
  [
    `${MOZILLA} (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0`,
    'Edge on Windows',
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`,
    'Safari on Mac',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile Safari/604.1`,
    'Chrome on iPhone',
  ],
  [
    `${MOZILLA} (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`${MOZILLA} (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0 Safari/537.36`, 'Chrome on Linux'],
  ['curl/8.9', 'Unknown browser'],
  ['', 'Unknown browser'],
])('%s is %s', (userAgent, words) => {
  expect(describeBrowser(userAgent)).toBe(words);
});

it('repeats nothing that a browser says about itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (userAgent) => {
      expect(describeBrowser(userAgent)).toMatch(/^[A-Z][A-Za-z ]{2,40}$/);
    }),
  );
});

it.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  [undefined, 'unknown'],
])('the address %s is shown as %s', (ip, rough) => {
  expect(truncateIpAddress(ip)).toBe(rough);
});
