import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissErrorToast, dismissToast, toast, toastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows one message at a time: a new one replaces the last', () => {
  toast({ title: 'First' });
  toast({ title: 'Second' });
  expect(toastStore.current()).toMatchObject({ title: 'Second', isOpen: true });
});

it('removes a dismissed message after 1,000,000 ms, and not before', () => {
  toast({ title: 'Seen' });
  dismissToast(toastStore.current()!.id);
  vi.advanceTimersByTime(999_999);
  expect(toastStore.current()).toMatchObject({ title: 'Seen', isOpen: false });
  vi.advanceTimersByTime(1);
  expect(toastStore.current()).toBeNull();
});

it('an earlier removal does not take a later message away', () => {
  toast({ title: 'Earlier' });
  dismissToast(toastStore.current()!.id);
  vi.advanceTimersByTime(999_000);
  toast({ title: 'Later' });
  vi.advanceTimersByTime(2_000_000);
  expect(toastStore.current()).toMatchObject({ title: 'Later', isOpen: true });
});

it('the next attempt clears an error, and no other message', () => {
  toast({ title: 'Login failed', variant: 'destructive' });
  dismissErrorToast();
  expect(toastStore.current()).toMatchObject({ title: 'Login failed', isOpen: false });
  for (const variant of ['default', 'success'] as const) {
    toast({ title: 'Link Copied', variant });
    dismissErrorToast();
    expect(toastStore.current()).toMatchObject({ title: 'Link Copied', isOpen: true });
  }
});

it('an attempt that was made too late leaves the message that the session has ended', () => {
  toast({ title: 'Session Expired', variant: 'destructive', outlastsRetries: true });
  dismissErrorToast();
  expect(toastStore.current()).toMatchObject({ title: 'Session Expired', isOpen: true });
});
