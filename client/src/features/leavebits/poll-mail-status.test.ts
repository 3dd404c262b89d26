import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MailStatus } from '#shared/contracts/sharing.ts';
import { pollMailStatus } from './poll-mail-status.ts';

const KEY = ['mails'];
const mail = (state: 'queued' | 'accepted'): MailStatus => [
  { email: 'lena@example.org', state, at: '2026-11-24T12:00:00Z', reason: null, remindedAt: null },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Serves the states in order, repeating the last one. @returns how many times the status was loaded after the action */
async function readsAfterAct(states: MailStatus[]): Promise<number> {
  const queryClient = new QueryClient();
  let reads = 0;
  const queryFn = async () => states[Math.min(reads++, states.length - 1)]!;
  const stop = new QueryObserver(queryClient, { queryKey: KEY, queryFn, staleTime: Infinity }).subscribe(
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(1);
  const before = reads;
  pollMailStatus(queryClient, KEY);
  await vi.advanceTimersByTimeAsync(600_000);
  stop();
  return reads - before;
}

test('after a reminder the page reads until the mail has left', async () => {
  const [waits, left] = [mail('queued'), mail('accepted')];
  expect(await readsAfterAct([left, waits, waits, left])).toBe(3);
});

test('it reads once where nothing waits', async () => {
  expect(await readsAfterAct([mail('accepted')])).toBe(1);
});

test('it gives up on a mail that does not leave', async () => {
  expect(await readsAfterAct([mail('queued')])).toBe(5);
});
