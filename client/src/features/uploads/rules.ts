import type { RequestFailureCode } from '#shared/contracts/errors.ts';
import { MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

/** The timing of a running upload, in milliseconds. */
const pace = {
  /** An upload without progress for this long has timed out. */
  timeout: limits.uploadTimeoutMinutes * MINUTE_MS,
  /** From this fraction on, the server has practically the whole file. */
  processingFrom: 0.95,
  /** How long the server may take to finish such a file. */
  processingTimeout: limits.uploadStallSeconds * SECOND_MS,
  /** Below that fraction, this long without a byte means that the connection is dead. */
  silence: limits.uploadStallSeconds * SECOND_MS,
  firstRefresh: SECOND_MS,
  refreshEvery: limits.uploadRefreshMinutes * MINUTE_MS,
  refreshAfterFailure: 30 * SECOND_MS,
} as const;

/** Whether files are sent one by one in a resumable upload rather than with the form. */
export function needsResumableUpload(files: readonly { size: number }[]): boolean {
  return files.reduce((sum, { size }) => sum + size, 0) > limits.largeUploadBytes;
}

/** The fraction of all bytes that has been sent, 0 to 1. 1 if there are no bytes. */
export function computeTotalFraction(files: readonly { size: number; sent: number }[]): number {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const sent = files.reduce((sum, file) => sum + Math.min(file.sent, file.size), 0);
  return size === 0 ? 1 : sent / size;
}

/** The state of a file that is being sent. Times in milliseconds. */
export interface TransferProgress {
  /** The fraction of the file that has been sent, 0 to 1. */
  fraction: number;
  /** When the fraction last changed in this attempt. */
  changedAt: number;
  /** When the upload last reached a new maximum or was resumed by the user. */
  gainedAt: number;
}

/**
 * What a stall means. `processing`: the server is not finishing. `timeout`: the upload has timed out. `silence`: the connection
 * is dead, so open another one. Null: no stall.
 */
export function detectUploadStall({ fraction, changedAt, gainedAt }: TransferProgress, now: number) {
  if (fraction >= pace.processingFrom && now - changedAt >= pace.processingTimeout) return 'processing';
  if (now - gainedAt >= pace.timeout) return 'timeout';
  if (fraction < pace.processingFrom && now - changedAt >= pace.silence) return 'silence';
  return null;
}

/** Milliseconds until the next session refresh, after the start, a success or a failure. */
export function getSessionRefreshDelayMs(before: 'start' | 'success' | 'failure'): number {
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

/** The backoff in milliseconds after this many attempts without progress. Null: ask the user. */
export function getUploadRetryDelayMs(failedTries: number): number | null {
  return retryDelays[failedTries] ?? null;
}

/** Whether the rejected request was creating an upload or continuing one. */
export type UploadStep = 'create' | 'continue';

/**
 * How to handle a rejection. `retry`: it is transient. `renew-token`: retry with a new CSRF token. `create-again`: the server no
 * longer has the upload. `pause`: nothing is lost, and the user decides when to resume. `skip`: the server rejects this file
 * only. `end`: the server rejects all files.
 */
export type UploadErrorAction = 'retry' | 'renew-token' | 'create-again' | 'pause' | 'skip' | 'end';

/** `locked`: the aborted request still holds the upload. `offset`: the server has more than we knew. */
export function classifyUploadError(code: RequestFailureCode, step: UploadStep): UploadErrorAction {
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
    case 'storage-full':
      return 'pause';
    case 'not-signed-in':
    case 'conflict':
    case 'estate-open':
    case 'upload-in-progress':
      return 'end';
    case 'not-found':
      return step === 'create' ? 'end' : 'create-again';
    default:
      return 'skip';
  }
}
