import type { RequestFailureCode } from '#shared/contracts/schema/errors.ts';
import { MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

/** Timeouts and intervals of a running upload, in milliseconds. */
const pace = {
  /** An upload without progress times out after this long. */
  timeout: limits.uploadTimeoutMinutes * MINUTE_MS,
  /** Above this fraction, the server has practically received the whole file. */
  processingFrom: 0.95,
  /** How long the server may then take to finish. */
  processingTimeout: limits.uploadStallSeconds * SECOND_MS,
  /** Below that fraction, a connection with no progress for this long is considered dead. */
  silence: limits.uploadStallSeconds * SECOND_MS,
  firstRefresh: SECOND_MS,
  refreshEvery: limits.uploadRefreshMinutes * MINUTE_MS,
  refreshAfterFailure: 30 * SECOND_MS,
} as const;

/** Whether to send the files one by one as resumable uploads rather than with the form. */
export function needsResumableUpload(files: readonly { size: number }[]): boolean {
  return files.reduce((sum, { size }) => sum + size, 0) > limits.largeUploadBytes;
}

/** The fraction of all bytes sent, 0 to 1. It is 1 if there are no bytes. */
export function computeTotalFraction(files: readonly { size: number; sent: number }[]): number {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const sent = files.reduce((sum, file) => sum + Math.min(file.sent, file.size), 0);
  return size === 0 ? 1 : sent / size;
}

/** The progress of the file being sent. Times are in milliseconds. */
export interface TransferProgress {
  /** The fraction of the file sent, 0 to 1. */
  fraction: number;
  /** When the fraction last changed in this attempt. */
  changedAt: number;
  /** When the upload last got further than ever before, or was resumed by the user. */
  gainedAt: number;
}

/**
 * Detects whether and why an upload has stalled. `processing`: the server is not finishing. `timeout`: the upload has timed
 * out. `silence`: the connection is dead and should be replaced. Null if the upload is not stalled.
 */
export function detectUploadStall({ fraction, changedAt, gainedAt }: TransferProgress, now: number) {
  if (fraction >= pace.processingFrom && now - changedAt >= pace.processingTimeout) return 'processing';
  if (now - gainedAt >= pace.timeout) return 'timeout';
  if (fraction < pace.processingFrom && now - changedAt >= pace.silence) return 'silence';
  return null;
}

/** Milliseconds until the next session refresh, depending on what came before. */
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

/** The backoff in milliseconds after this many failed attempts. Null means that the user should decide. */
export function getUploadRetryDelayMs(failedTries: number): number | null {
  return retryDelays[failedTries] ?? null;
}

/** Whether the rejected request would have created an upload or continued one. */
export type UploadStep = 'create' | 'continue';

/**
 * How to handle a rejection. `retry`: it is transient. `renew-token`: retry with a new CSRF token. `create-again`: the server
 * no longer has the upload. `pause`: nothing is lost, so let the user decide when to resume. `skip`: only this file is
 * rejected. `end`: all files are rejected.
 */
export type UploadErrorHandling = 'retry' | 'renew-token' | 'create-again' | 'pause' | 'skip' | 'end';

/**
 * `locked` means that the aborted request still holds the upload; `offset` means that the server has more of the file than we
 * knew.
 */
export function decideUploadErrorHandling(code: RequestFailureCode, step: UploadStep): UploadErrorHandling {
  switch (code) {
    case 'internal':
    case 'unavailable':
    case 'store-unavailable':
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
