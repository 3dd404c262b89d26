import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { DomainError } from '../domain-error.ts';

/** The refusal of a try that comes too early. It says how long to wait, and nothing about what was tried. */
export function tooMany(waitMs: number): DomainError {
  const { seconds, words } = waitOf(waitMs);
  return new DomainError(
    'too-many-requests',
    `There were too many tries. Please wait ${words} and try again.`,
    { retryAfterSeconds: seconds },
  );
}

/** A wait in whole units, never shorter than the wait itself. People and programs are told the same. */
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
