import type { Request } from 'express';
import { expect, it } from 'vitest';
import { placeOf } from './place-of-request.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
it.each([
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`],
  ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  [
    'Safari on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  ],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  ],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['Linux', 'something that runs on Linux'],
  ['An unknown device', '<script>alert(1)</script>'],
  ['An unknown device', undefined],
])('a sign-in is from %s', (subject, agent) => {
  const req = { headers: { 'user-agent': agent }, ip: '203.0.113.7' } as unknown as Request;
  expect(placeOf(req)).toEqual({ subject, detail: '203.0.113.7' });
});
