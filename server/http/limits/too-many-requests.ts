import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import type { rateAllowances } from '../../limits.ts';
import { DomainError } from '../domain-error.ts';

/**
 * The error for an attempt that comes too early. It states how long to wait and reveals nothing about the target.
 * @param otherWay a sentence about an alternative without a wait
 */
export function tooManyRequestsError(
  waitMs: number,
  what?: keyof typeof rateAllowances,
  otherWay?: string,
): DomainError {
  const { seconds, words } = waitOf(waitMs);
  const { [what ?? '']: reason = 'There were too many attempts.' }: Record<string, string | undefined> =
    reasons;
  const wait = `${reason} Please wait ${words} and try again.`;
  return new DomainError('too-many-requests', otherWay ? `${wait} ${otherWay}` : wait, {
    retryAfterSeconds: seconds,
  });
}

/** For users who did nothing wrong: reassures them that their work is still on the page. */
const reasons: Partial<Record<keyof typeof rateAllowances, string>> = {
  save: 'You’ve saved a lot in the last hour. Nothing you typed is lost: it’s still on this page.',
  addressChange: 'You’ve changed many addresses in the last hour. The old address is still in place.',
  trash: 'You’ve deleted or restored a lot in the last hour. Everything is as it was before.',
  upload: 'You’ve added a lot of files in the last hour. The ones that arrived are safe.',
  signIn: 'You’ve signed in too many times in the last hour.',
  ownName: 'You’ve changed your name too many times in the last hour.',
  factorChange: 'You’ve changed how you sign in too many times in the last hour.',
  passwordChange: 'You’ve changed your password too many times in the last hour.',
};

/** A wait in whole units, rounded up, so that the message and the header agree. */
function waitOf(waitMs: number): { seconds: number; words: string } {
  const [unitMs, name] =
    waitMs <= 2 * MINUTE_MS
      ? [SECOND_MS, 'second']
      : waitMs <= 2 * HOUR_MS
        ? [MINUTE_MS, 'minute']
        : [HOUR_MS, 'hour'];
  const units = Math.max(1, Math.ceil(waitMs / unitMs));
  return { seconds: (units * unitMs) / SECOND_MS, words: `${units} ${name}${units === 1 ? '' : 's'}` };
}
