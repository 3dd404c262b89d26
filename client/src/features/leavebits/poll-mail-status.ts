import type { QueryClient } from '@tanstack/react-query';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { MailStatus } from '#shared/contracts/sharing.ts';

/** Emails are sent within seconds. One that is still pending after a minute is stuck, so polling stops. */
const LOOKS_MS = [2 * SECOND_MS, 6 * SECOND_MS, 20 * SECOND_MS, 60 * SECOND_MS];

let next: ReturnType<typeof setTimeout> | undefined;

/**
 * Call after an action that queues emails. Loads the email status now and polls a few more times while an email is pending, so
 * that the page doesn't show it as pending long after it was sent. Loads nothing if no component uses the status.
 */
export function pollMailStatus(queryClient: QueryClient, queryKey: readonly unknown[]): void {
  clearTimeout(next);
  look(queryClient, queryKey, LOOKS_MS);
}

function look(queryClient: QueryClient, queryKey: readonly unknown[], [delay, ...later]: number[]): void {
  void queryClient.invalidateQueries({ queryKey });
  if (delay === undefined) return;
  next = setTimeout(() => {
    const mails = queryClient.getQueryData<MailStatus>(queryKey);
    if (mails?.some(({ state }) => state === 'queued')) look(queryClient, queryKey, later);
  }, delay);
}
