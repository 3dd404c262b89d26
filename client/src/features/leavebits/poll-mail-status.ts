import type { QueryClient } from '@tanstack/react-query';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { MailStatus } from '#shared/contracts/sharing.ts';

/** A mail leaves within seconds. One that does not leave in a minute waits for its server, or for good. */
const LOOKS_MS = [2 * SECOND_MS, 6 * SECOND_MS, 20 * SECOND_MS, 60 * SECOND_MS];

let next: ReturnType<typeof setTimeout> | undefined;

/**
 * After an act that queues mails: reads the state of the mails now, and a few times more while one of them waits. So the
 * page does not go on saying that a mail waits which has long been sent. Where nobody looks, nothing is read.
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
