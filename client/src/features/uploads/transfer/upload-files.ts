import type { RequestFailureCode } from '#shared/contracts/schema/errors.ts';
import { TUS_PATH, uploadEndpoints } from '#shared/contracts/uploads.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { ApiError, callEndpoint, getErrorCode } from '#client/lib/http/api-client.ts';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { renewCsrfToken } from '#client/lib/http/csrf.ts';
import { now } from '#client/lib/dates.ts';
import { startUploadActivity } from '#client/lib/http/upload-activity.ts';
import { browserNetwork } from './network-waits.ts';
import { buildUploadMetadata } from './upload-batch.ts';
import type { UploadBatch, UploadBatchFile } from './upload-batch.ts';
import { computeFileChecksum } from './checksum.ts';
import {
  clearInterruptedUpload,
  storeInterruptedUpload,
  type UnsentFile,
} from '../interrupted/interrupted-upload.ts';
import { computeTotalFraction } from '../rules.ts';
import { FileUploadError, uploadFile, type UploadDependencies } from './upload-file.ts';
import { keepSessionAlive, restoreSessionAfterUpload } from './session-keep-alive.ts';
import { TransferConnectionError } from './transfer.ts';
import { uploadStore } from '../upload-state.ts';

/** The result of sending a batch. */
export interface UploadOutcome {
  /** The files still missing from the LeaveBit, with everything needed to resume. Null if none are. */
  left: UploadBatch | null;
  /** The reason why files are missing, if known. Null if none are. */
  message: string | null;
  isStopped: boolean;
  /** The error code if the server rejected the upload. `not-found` means that the LeaveBit no longer exists. */
  code: RequestFailureCode | undefined;
}

/** The maximum time that a user who stops an upload waits for the server to discard it. */
const REMOVAL_MS = 10 * SECOND_MS;

/** Lazy-loaded, because it is large and few visits need it. */
const loadTus = () =>
  import('./tus-transfer.ts').catch((cause: unknown) => {
    throw new TransferConnectionError('The program that sends files could not be loaded', { cause });
  });

/** Makes sure that an upload can begin. @throws ApiError if the script that sends files can't be loaded */
export async function preloadUploads(t: TextMessages<'owner-uploads'>): Promise<void> {
  await loadTus().catch(() => {
    throw new ApiError('unreachable', t('networkError'));
  });
}

const world: UploadDependencies = {
  now: () => now().getTime(),
  ...browserNetwork,
  async tryTransfer(transfer, signal) {
    const { attemptTransfer } = await loadTus();
    return attemptTransfer(transfer, signal);
  },
  renewCsrfToken,
};

/**
 * Sends the files one after another, reports progress in `uploadStore`, and keeps a record for resuming after a reload. Never
 * rejects. Stopping removes the unfinished files from the server. The caller must hold the owner's upload lock
 * (upload-lock.ts).
 * @param others files of the batch that haven't been chosen yet. They stay in the record.
 */
export async function uploadFiles(
  batch: UploadBatch,
  { signal, others = [] }: { signal: AbortSignal; others?: readonly UnsentFile[] },
  t: TextMessages<'owner-uploads'>,
): Promise<UploadOutcome> {
  const files = batch.files.map((one) => ({ ...one, size: one.file.size, sent: 0 }));
  const left = new Set(files);
  const endActivity = startUploadActivity();
  const endKeeping = keepSessionAlive((trouble) => uploadStore.update({ trouble }), t);
  let failure: FileUploadError | null = null;

  const restBatch = (): UploadBatch => ({
    ...batch,
    files: [...left].map(({ file, unsent }) => ({ file, unsent })),
  });
  const note = () =>
    storeInterruptedUpload({ ...batch, files: [...[...left].map(({ unsent }) => unsent), ...others] });
  const show = (one: (typeof files)[number]) =>
    uploadStore.set({
      fraction: computeTotalFraction(files),
      fileName: one.unsent.name,
      position: files.indexOf(one) + 1,
      count: files.length,
      phase: { is: 'sending' },
      trouble: uploadStore.current()?.trouble ?? null,
    });

  async function send(one: (typeof files)[number]) {
    show(one);
    await addChecksum(one, t);
    note();
    await uploadFile(
      { file: one.file, url: one.unsent.url, metadata: buildUploadMetadata(batch, one) },
      {
        onUrl(url) {
          one.unsent = { ...one.unsent, url };
          note();
        },
        onProgress(sent) {
          one.sent = sent;
          show(one);
        },
        onTry() {
          if (uploadStore.current()?.phase.is === 'paused') show(one);
        },
        onWaiting: (why) => uploadStore.update({ phase: { is: 'waiting', why } }),
        onPause: (message) =>
          new Promise((goOn) => uploadStore.update({ phase: { is: 'paused', message, goOn } })),
      },
      world,
      signal,
      t,
    );
    one.sent = one.size;
    left.delete(one);
    note();
  }

  try {
    for (const one of files) {
      try {
        await send(one);
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof FileUploadError)) throw error;
        failure ??= error;
        if (!error.endsAll) continue;
        failure = error;
        break;
      }
    }
  } catch (error) {
    if (!signal.aborted) {
      console.error('The upload met an error of its own', error);
      return { left: restBatch(), message: null, isStopped: false, code: undefined };
    }
    uploadStore.update({ phase: { is: 'stopping' } });
    await removePartialUploads([...[...left].map(({ unsent }) => unsent), ...others]);
    clearInterruptedUpload();
    return { left: restBatch(), message: t('stopped'), isStopped: true, code: undefined };
  } finally {
    endKeeping();
    endActivity();
    uploadStore.set(null);
    if (failure?.code !== 'not-signed-in') restoreSessionAfterUpload();
  }
  if (left.size === 0) return { left: null, message: null, isStopped: false, code: undefined };
  if (failure?.code === 'not-found') clearInterruptedUpload();
  return { left: restBatch(), message: failure?.message ?? null, isStopped: false, code: failure?.code };
}

/** With the checksum, a reload can recognize the same file and the server can verify the completed one. */
async function addChecksum(one: UploadBatchFile, t: TextMessages<'owner-uploads'>): Promise<void> {
  if (one.unsent.sha256 !== undefined) return;
  try {
    one.unsent = { ...one.unsent, sha256: await computeFileChecksum(one.file) };
  } catch {
    throw new FileUploadError(
      { code: 'unreachable', message: t('unreadable', { name: one.file.name }) },
      false,
    );
  }
}

/** Best effort, because the server removes leftovers after a day anyway. */
export async function removePartialUploads(unsent: readonly UnsentFile[]): Promise<void> {
  const urls = unsent.flatMap(({ url }) => url ?? []);
  await Promise.all(
    urls.map((url) =>
      callEndpoint(uploadEndpoints.stop, {
        params: { id: url.slice(TUS_PATH.length + 1) },
        headers: { 'Tus-Resumable': '1.0.0' },
        signal: AbortSignal.timeout(REMOVAL_MS),
      }).catch((error: unknown) => {
        if (getErrorCode(error) === 'not-found') return;
        console.warn('What was sent of a file could not be removed now', error);
      }),
    ),
  );
}
