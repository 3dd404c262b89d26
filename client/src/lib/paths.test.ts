import { expect, it } from 'vitest';
import { isOwnerPage, isRecipientView } from './paths.ts';
import { isVisitorPage } from './visitor-pages.ts';

it.each([
  ['/my-leavebits/YW5uYQ', '', true, true],
  ['/', '#/my-leavebits/YW5uYQ', true, true],
  ['/', '#my-leavebits/YW5uYQ', true, true],
  ['/', '#/my-leavebits/', true, true],
  ['/', '#/my-leavebits', true, true],
  ['/my-leavebits/', '', true, true],
  ['/shared/', '', false, true],
  ['/shared-multiple', '', false, true],
  ['/sharedness', '', false, false],
  ['/', '', false, false],
  ['/home', '#/my-leavebits/YW5uYQ', false, false],
  ['/shared/4711', '', false, true],
  ['/shared-multiple/1,2', '', false, true],
  ['/report/token/death', '', false, true],
  ['/report', '', false, true],
  ['/reporters', '', false, false],
  ['/refute/token', '', false, true],
  ['/undo/token', '', false, true],
  ['/undo-sharing/', '#token', false, true],
  ['/come-back/', '#token', false, true],
  ['/confirm-report/token', '', false, true],
  ['/payment/MQ/success', '', false, true],
  ['/stop-reset/token', '', false, true],
  ['/home', '', false, false],
  ['/terms', '', false, false],
])(
  'at %s%s there is a guest: %s, and the owner’s session does not matter: %s',
  (pathname, hash, guest, visitor) => {
    expect(isRecipientView(pathname, hash)).toBe(guest);
    expect(isVisitorPage(pathname, hash)).toBe(visitor);
  },
);

it.each([
  ['/home', true],
  ['/account', true],
  ['/account/devices', true],
  ['/release', true],
  ['/', false],
  ['/auth', false],
  ['/payment/MQ', false],
  ['/account/payment', true],
])('the page at %s needs an owner who is signed in: %s', (pathname, expected) => {
  expect(isOwnerPage(pathname)).toBe(expected);
});
