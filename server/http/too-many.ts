import { SECOND_MS } from '#shared/domain/durations.ts';
import { DomainError } from './domain-error.ts';

/** The refusal of a try that comes too early. It says how long to wait, and nothing about what was tried. */
export function tooMany(waitMs: number): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / SECOND_MS));
  return new DomainError(
    'too-many-requests',
    `There were too many tries. Please wait ${waitInWords(retryAfterSeconds)} and try again.`,
    { retryAfterSeconds },
  );
}

function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  if (minutes < 120) return `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}
