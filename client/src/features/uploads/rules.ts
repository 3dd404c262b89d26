import type { RequestFailureCode } from '#shared/contracts/errors.ts';
import { MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

/** The times of a running upload, in milliseconds. */
const pace = {
  /** An upload without progress for this long has timed out. */
  timeout: limits.uploadTimeoutMinutes * MINUTE_MS,
  /** From this share on, the server has practically all of a file. */
  processingFrom: 0.95,
  /** How long the server may take for the rest of such a file. */
  processingTimeout: limits.uploadStallSeconds * SECOND_MS,
  /** Before that share, this long without a byte means that the connection is gone. */
  silence: limits.uploadStallSeconds * SECOND_MS,
  firstRefresh: SECOND_MS,
  refreshEvery: limits.uploadRefreshMinutes * MINUTE_MS,
  refreshAfterFailure: 30 * SECOND_MS,
} as const;

/** Whether files are sent one by one in a resumable upload. Otherwise they travel in the form. */
export function needsResumableUpload(files: readonly { size: number }[]): boolean {
  return files.reduce((sum, { size }) => sum + size, 0) > limits.largeUploadBytes;
}

/** The share of all files together that was sent, 0 to 1. Without any bytes the share is 1. */
export function computeTotalFraction(files: readonly { size: number; sent: number }[]): number {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const sent = files.reduce((sum, file) => sum + Math.min(file.sent, file.size), 0);
  return size === 0 ? 1 : sent / size;
}

/** The state of a file that is being sent. Moments in milliseconds. */
export interface TransferProgress {
  /** The share of the file that was sent, 0 to 1. */
  fraction: number;
  /** When the share last changed in this try. */
  changedAt: number;
  /** When the upload last reached a new maximum, or a person continued it. */
  gainedAt: number;
}

/**
 * What a standstill means. `processing`: the server does not finish. `timeout`: the upload has timed out. `silence`:
 * the connection is dead, so try another one. Null: all is well.
 */
export function detectUploadStall({ fraction, changedAt, gainedAt }: TransferProgress, now: number) {
  if (fraction >= pace.processingFrom && now - changedAt >= pace.processingTimeout) return 'processing';
  if (now - gainedAt >= pace.timeout) return 'timeout';
  if (fraction < pace.processingFrom && now - changedAt >= pace.silence) return 'silence';
  return null;
}

/** Milliseconds until the next refresh of the session, after the start, a success or a failure. */
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

/** Milliseconds before the next try, after this many tries without progress. Null: ask the person. */
export function getUploadRetryDelayMs(failedTries: number): number | null {
  return retryDelays[failedTries] ?? null;
}

/** What the refused request asked for: to create an upload, or to continue one. */
export type UploadStep = 'create' | 'continue';

/**
 * What to do about a refusal.
 * `retry`: it passes by itself. `renew-token`: try again with a new CSRF token. `create-again`: the server has
 * forgotten the upload. `pause`: nothing is lost, and the person decides when to go on. `skip`: the server refuses
 * this file only. `end`: the server refuses all files.
 */
export type UploadErrorAction = 'retry' | 'renew-token' | 'create-again' | 'pause' | 'skip' | 'end';

/** `locked`: the request that broke off still holds the upload. `offset`: the upload got further than we knew. */
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
