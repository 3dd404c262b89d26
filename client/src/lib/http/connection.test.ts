import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceQuiet, trackRequest } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = (ms: number) => trackRequest(() => new Promise((resolve) => setTimeout(resolve, ms)));

it('what can wait comes after a page’s requests, also those that follow from their responses', async () => {
  const load = vi.fn();
  onceQuiet(load);
  void request(1000).then(() => request(1000));
  await vi.advanceTimersByTimeAsync(2100);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(load).toHaveBeenCalledOnce();
});

it('what can wait comes after eight seconds, even if a response never comes', async () => {
  const load = vi.fn();
  onceQuiet(load);
  void trackRequest(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(7900);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(load).toHaveBeenCalledOnce();
});
