import type { RequestFailureCode } from '#shared/contracts/schema/errors.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { createUploadError } from '#client/lib/http/upload-error.ts';
import type { ApiError } from '#client/lib/http/api-error.ts';
import { createProgressWatch, type ProgressWatch, type UploadStall } from './progress-watch.ts';
import { decideUploadErrorHandling, getUploadRetryDelayMs } from '../rules.ts';
import {
  waitForDelayOrOnline,
  waitUntilOnline,
  waitForPromiseOrOnline,
  type NetworkDependencies,
} from './network-waits.ts';
import { TransferConnectionError, TransferRejectedError, type FileTransfer } from './transfer.ts';

/** The browser features that sending depends on. */
export interface UploadDependencies extends NetworkDependencies {
  now: () => number;
  onOffline: (listener: () => void) => () => void;
  tryTransfer: (transfer: FileTransfer, signal: AbortSignal) => Promise<void>;
  renewCsrfToken: () => Promise<void>;
}

export interface UploadEventHandlers {
  /** Reports the upload's path on the server. Undefined if the server no longer has the upload. */
  onUrl: (url: string | undefined) => void;
  onProgress: (sent: number) => void;
  /** Called at the start of each attempt. */
  onTry: () => void;
  /** Called while the upload is stalled. It will resume automatically. */
  onWaiting: (why: 'offline' | 'connection') => void;
  /** Called when the upload is paused. It resumes when the promise resolves. */
  onPause: (message: string) => Promise<void>;
}

/** This file can't be sent, or no file can if `endsAll`. `message` is safe to show to users. */
export class FileUploadError extends Error {
  readonly code: RequestFailureCode;
  readonly endsAll: boolean;

  constructor({ code, message }: Pick<ApiError, 'code' | 'message'>, endsAll: boolean) {
    super(message);
    this.code = code;
    this.endsAll = endsAll;
  }
}

/** Why an attempt ended before the whole file was sent. */
type Ending = TransferRejectedError | TransferConnectionError | UploadStall | 'offline';

/**
 * Sends a file until it is part of the LeaveBit, surviving lost connections and server restarts. Rejects with FileUploadError
 * or the signal's reason.
 */
export async function uploadFile(
  job: Pick<FileTransfer, 'file' | 'url' | 'metadata'>,
  events: UploadEventHandlers,
  world: UploadDependencies,
  signal: AbortSignal,
  t: TextMessages<'owner-uploads'>,
): Promise<void> {
  const watch = createProgressWatch(job.file.size, world.now());
  let { url } = job;
  let failedTries = 0;
  let hasRenewedToken = false;
  let hasBegunAgain = false;

  function goOn() {
    failedTries = 0;
    watch.forgive(world.now());
  }

  async function pause(message: string) {
    // The pause also ends when the network comes back.
    await waitForPromiseOrOnline(events.onPause(message), world, signal);
    goOn();
  }

  async function waitForNextTry(otherwise: string) {
    const delay = getUploadRetryDelayMs(failedTries);
    failedTries += 1;
    if (delay === null) return pause(otherwise);
    if (delay > 0) events.onWaiting('connection');
    await waitForDelayOrOnline(delay, world, signal);
  }

  for (;;) {
    if (!world.isOnline()) {
      events.onWaiting('offline');
      await waitUntilOnline(world, signal);
      goOn();
    }
    events.onTry();
    const transfer: FileTransfer = {
      ...job,
      url,
      onUrl(path) {
        url = path;
        events.onUrl(path);
      },
      onProgress(sent) {
        if (watch.sent(sent, world.now())) failedTries = 0;
        events.onProgress(sent);
      },
    };
    const ending = await oneTry(transfer, watch, world, signal);
    if (ending === null) return;
    if (ending === 'offline') continue;
    if (ending === 'processing') await pause(t('timedOutProcessing'));
    else if (ending === 'timeout') await pause(t('timedOut'));
    else if (ending instanceof TransferRejectedError) {
      const refusal = createUploadError(ending.answer);
      const verdict = decideUploadErrorHandling(refusal.code, ending.step);
      if (verdict === 'retry') await waitForNextTry(refusal.message);
      else if (verdict === 'pause') await pause(refusal.message);
      else if (verdict === 'renew-token' && !hasRenewedToken) {
        hasRenewedToken = true;
        await world.renewCsrfToken();
      } else if (verdict === 'create-again' && !hasBegunAgain) {
        hasBegunAgain = true;
        url = undefined;
        events.onUrl(undefined);
      } else throw new FileUploadError(refusal, verdict !== 'skip');
    } else {
      await expectReadable(job.file, t);
      await waitForNextTry(t('networkError'));
    }
  }
}

/** Makes one attempt. Returns null once the whole file has been sent. */
async function oneTry(
  transfer: FileTransfer,
  watch: ProgressWatch,
  world: UploadDependencies,
  signal: AbortSignal,
): Promise<Ending | null> {
  let ending: Ending | null = null;
  const control = new AbortController();
  const end = (why: Ending) => {
    ending ??= why;
    control.abort();
  };
  watch.begin(world.now());
  const looking = setInterval(() => {
    const seen = watch.look(world.now());
    if (seen) end(seen);
  }, 1000);
  const stopListening = world.onOffline(() => end('offline'));
  // `AbortSignal.any` is newer than the oldest browsers that we support.
  const stop = () => control.abort(signal.reason);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    await world.tryTransfer(transfer, control.signal);
    return null;
  } catch (error) {
    signal.throwIfAborted();
    if (ending !== null) return ending;
    if (error instanceof TransferRejectedError || error instanceof TransferConnectionError) return error;
    throw error;
  } finally {
    clearInterval(looking);
    stopListening();
    signal.removeEventListener('abort', stop);
  }
}

/** Rejects if the file is unreadable. */
async function expectReadable(file: File, t: TextMessages<'owner-uploads'>): Promise<void> {
  if (await findUnreadableFile([file]))
    throw new FileUploadError({ code: 'unreachable', message: t('unreadable', { name: file.name }) }, false);
}

/** The first file that can't be read. If one was changed or deleted on disk, the browser only reports a lost connection. */
export async function findUnreadableFile(files: readonly File[]): Promise<File | null> {
  for (const file of files) {
    try {
      await file.slice(0, 1).arrayBuffer();
    } catch {
      return file;
    }
  }
  return null;
}
