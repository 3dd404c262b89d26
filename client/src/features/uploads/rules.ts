import type { FailureCode } from '#shared/contracts/errors.ts';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

/** Business figures of an upload under way, in milliseconds (specification, section 9). */
export const pace = {
  /** An upload that gains nothing for so long has timed out. */
  timeout: 5 * MINUTE_MS,
  /** From this share of a file on, the server has practically all of it … */
  processingFrom: 0.95,
  /** … and may take so long for what is left. */
  processingTimeout: 30_000,
  /** Before that, so long without a byte means that the connection is gone, though nobody said so. */
  silence: 30_000,
  firstRefresh: 1000,
  refreshEvery: 2 * MINUTE_MS,
  refreshAfterFailure: 30_000,
} as const;

/** Whether files go one by one in an upload that can be resumed; else they travel in the form itself. */
export function goesResumable(files: readonly { size: number }[]): boolean {
  return files.reduce((sum, { size }) => sum + size, 0) > limits.largeUploadBytes;
}

/** How much of all files together has been sent, 0 to 1. Empty files count for nothing, none at all for done. */
export function totalFraction(files: readonly { size: number; sent: number }[]): number {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const sent = files.reduce((sum, file) => sum + Math.min(file.sent, file.size), 0);
  return size === 0 ? 1 : sent / size;
}

/** What a file under way looks like; moments in milliseconds. */
export interface Standing {
  /** Share of the file that was sent, 0 to 1. */
  fraction: number;
  /** When that last changed, within this try. */
  changedAt: number;
  /** When the upload last came further than ever before, or was continued by hand. */
  gainedAt: number;
}

/**
 * What a standstill means: `processing`, the server does not finish; `timeout`, the upload has timed out;
 * `silence`, this connection is dead and another is worth a try; null, all is well.
 */
export function standstill({ fraction, changedAt, gainedAt }: Standing, now: number) {
  if (fraction >= pace.processingFrom && now - changedAt >= pace.processingTimeout) return 'processing';
  if (now - gainedAt >= pace.timeout) return 'timeout';
  if (fraction < pace.processingFrom && now - changedAt >= pace.silence) return 'silence';
  return null;
}

/** Milliseconds until the session is to be refreshed again, after what came before: the start, a success or a failure. */
export function refreshDelay(before: 'start' | 'success' | 'failure'): number {
  switch (before) {
    case 'start':
      return pace.firstRefresh;
    case 'success':
      return pace.refreshEvery;
    case 'failure':
      return pace.refreshAfterFailure;
    default:
      return before satisfies never;
  }
}

const retryDelays = [0, 1000, 2000, 4000, 8000, 15_000, 30_000] as const;

/** Milliseconds before the next try, after so many in a row that brought nothing; null: enough, ask the person. */
export function retryDelay(failedTries: number): number | null {
  return retryDelays[failedTries] ?? null;
}

/** What was asked of the server when it refused: to make an upload, or to go on with one. */
export type Step = 'create' | 'continue';

/**
 * What to do about a refusal.
 * `retry`: it passes by itself; `renew-token`: once more with a fresh CSRF token; `create-again`: the server has
 * forgotten the upload; `pause`: nothing is lost, the person says when to go on; `skip`: this file cannot be
 * taken, the others can; `end`: none can.
 */
export type Verdict = 'retry' | 'renew-token' | 'create-again' | 'pause' | 'skip' | 'end';

/** `locked`: the request that broke off still holds the upload. `offset`: the upload got further than we knew. */
export function judgeRefusal(code: FailureCode, step: Step): Verdict {
  switch (code) {
    case 'internal':
    case 'unavailable':
    case 'damaged':
    case 'locked':
    case 'offset':
      return 'retry';
    case 'csrf':
      return 'renew-token';
    case 'too-many-requests':
      return 'pause';
    case 'not-signed-in':
    case 'conflict':
    case 'upload-in-progress':
      return 'end';
    case 'not-found':
      return step === 'create' ? 'end' : 'create-again';
    default:
      return 'skip';
  }
}
