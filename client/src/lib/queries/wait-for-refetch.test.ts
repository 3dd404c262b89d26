import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { waitForRefetchOnSuccess } from './wait-for-refetch.ts';

function settle(mutationFn: () => Promise<string>, reading: Promise<unknown>) {
  const observer = new MutationObserver<string>(new QueryClient(), {
    mutationFn,
    onSettled: (_, error) => waitForRefetchOnSuccess(error, reading),
  });
  observer.mutate().catch(() => undefined);
  return observer;
}

const never = new Promise(() => undefined);

it('an error is known while the refetch is pending', async () => {
  const observer = settle(() => Promise.reject(new Error('No')), never);
  await vi.waitFor(() => expect(observer.getCurrentResult().error?.message).toBe('No'));
});

it('a success is pending until what is read again is there', async () => {
  let arrive: (value?: unknown) => void = () => undefined;
  const reading = new Promise((resolve) => (arrive = resolve));
  const observer = settle(() => Promise.resolve('Yes'), reading);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(observer.getCurrentResult().status).toBe('pending');
  arrive();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('Yes'));
});

it('a conflict is said when the newer state is there', async () => {
  let arrive: (value?: unknown) => void = () => undefined;
  const reading = new Promise((resolve) => (arrive = resolve));
  const observer = settle(() => Promise.reject(new ApiError('conflict', 'It was changed')), reading);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(observer.getCurrentResult().status).toBe('pending');
  arrive();
  await vi.waitFor(() => expect(observer.getCurrentResult().error?.message).toBe('It was changed'));
});

it('an error stays one when the refetch fails as well', async () => {
  const observer = settle(() => Promise.reject(new Error('No')), Promise.reject(new Error('Away')));
  await vi.waitFor(() => expect(observer.getCurrentResult().error?.message).toBe('No'));
});
