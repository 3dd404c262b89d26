import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordServerDate, serverNow } from './server-clock.ts';

const DEVICE = new Date('2031-06-03T09:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: DEVICE });
  recordServerDate(DEVICE.toUTCString());
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['a day slow', '2031-06-04T09:00:00Z'],
  ['an hour fast', '2031-06-03T08:00:00Z'],
])('a clock that is %s is corrected, and stays so while time passes', (_what, server) => {
  recordServerDate(new Date(server).toUTCString());
  expect(serverNow()).toEqual(new Date(server));
  vi.setSystemTime(DEVICE.getTime() + 60_000);
  expect(serverNow()).toEqual(new Date(Date.parse(server) + 60_000));
  recordServerDate(serverNow().toUTCString());
  expect(serverNow()).toEqual(new Date(Date.parse(server) + 60_000));
});

it.each([null, '', 'tomorrow', new Date(DEVICE.getTime() + 5_000).toUTCString()])(
  'the device’s own clock is used with the header %j',
  (header) => {
    recordServerDate(header);
    expect(serverNow()).toEqual(DEVICE);
  },
);
