import type { FailureCode } from '#shared/contracts/errors.ts';
import { TUS_ENDPOINT, uploadCalls } from '#shared/contracts/uploads.ts';
import { call, codeOf } from '../../../lib/http/api-client.ts';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { renewCsrfToken } from '../../../lib/http/csrf.ts';
import { now } from '../../../lib/dates.ts';
import { isOnline, onOffline, onOnline } from '../../../lib/http/network.ts';
import { beginUpload } from '../../../lib/http/upload-activity.ts';
import { metadataOf } from './batch.ts';
import type { Batch, BatchFile } from './batch.ts';
import { checksumOf } from './checksum.ts';
import { forgetInterrupted, keepInterrupted } from '../interrupted/interrupted-upload.ts';
import type { UnsentFile } from '../interrupted/interrupted-upload.ts';
import { totalFraction } from '../rules.ts';
import { FileNotSent, sendFile, unreadableMessage } from './send-file.ts';
import type { SendingWorld } from './send-file.ts';
import { keepSession, restoreSession } from './session-keeper.ts';
import { TransferDropped } from './transfer.ts';
import { uploadState } from '../upload-state.ts';

/** The result of sending a batch. */
export interface Outcome {
  /** The files that are not in the LeaveBit, with all that continuing needs. Null when all have arrived. */
  left: Batch | null;
  /** The reason, if it is known. Null when all have arrived. */
  message: string | null;
  isStopped: boolean;
  /** The code of the server's refusal, if there was one. `not-found`: the LeaveBit is gone. */
  code: FailureCode | undefined;
}

/** The longest time that a person who stops an upload waits for the server to forget it. */
const REMOVAL_MS = 10 * SECOND_MS;

/** Large, and few visits need it. */
const loadTus = () => import('./tus-transfer.ts');

const world: SendingWorld = {
  now: () => now().getTime(),
  isOnline,
  onOnline,
  onOffline,
  async tryTransfer(transfer, signal) {
    const { tryTransfer } = await loadTus().catch((cause: unknown) => {
      throw new TransferDropped('The program that sends files could not be loaded', { cause });
    });
    return tryTransfer(transfer, signal);
  },
  renewCsrfToken,
};

/**
 * Sends the files one after the other. It shows the progress in `uploadState`, and keeps a record for continuing
 * after a reload. It never throws. A stop removes the unfinished files from the server. The caller must hold the
 * owner's place (upload-lock.ts).
 * @param others files of the batch that nobody has chosen yet. They stay in the record.
 */
export async function sendFiles(
  batch: Batch,
  signal: AbortSignal,
  others: readonly UnsentFile[] = [],
): Promise<Outcome> {
  const files = batch.files.map((one) => ({ ...one, size: one.file.size, sent: 0 }));
  const left = new Set(files);
  const endActivity = beginUpload();
  const endKeeping = keepSession((trouble) => uploadState.update({ trouble }));
  let failure: FileNotSent | null = null;

  const restBatch = (): Batch => ({
    ...batch,
    files: [...left].map(({ file, unsent }) => ({ file, unsent })),
  });
  const note = () =>
    keepInterrupted({ ...batch, files: [...[...left].map(({ unsent }) => unsent), ...others] });
  const show = (one: (typeof files)[number]) =>
    uploadState.set({
      fraction: totalFraction(files),
      fileName: one.unsent.name,
      position: files.indexOf(one) + 1,
      count: files.length,
      standing: { is: 'sending' },
      trouble: uploadState.current()?.trouble ?? null,
    });

  async function send(one: (typeof files)[number]) {
    show(one);
    await addChecksum(one);
    note();
    await sendFile(
      { file: one.file, url: one.unsent.url, metadata: metadataOf(batch, one) },
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
          if (uploadState.current()?.standing.is === 'paused') show(one);
        },
        onWaiting: (why) => uploadState.update({ standing: { is: 'waiting', why } }),
        onPause: (message) =>
          new Promise((goOn) => uploadState.update({ standing: { is: 'paused', message, goOn } })),
      },
      world,
      signal,
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
        if (!(error instanceof FileNotSent)) throw error;
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
    uploadState.update({ standing: { is: 'stopping' } });
    await removeFromServer([...[...left].map(({ unsent }) => unsent), ...others]);
    forgetInterrupted();
    return { left: restBatch(), message: 'Upload was aborted', isStopped: true, code: undefined };
  } finally {
    endKeeping();
    endActivity();
    uploadState.set(null);
    if (failure?.code !== 'not-signed-in') restoreSession();
  }
  if (left.size === 0) return { left: null, message: null, isStopped: false, code: undefined };
  if (failure?.code === 'not-found') forgetInterrupted();
  return { left: restBatch(), message: failure?.message ?? null, isStopped: false, code: failure?.code };
}

/** With the checksum a reload can recognize the same file, and the server can check a file that has arrived. */
async function addChecksum(one: BatchFile): Promise<void> {
  if (one.unsent.sha256 !== undefined) return;
  try {
    one.unsent = { ...one.unsent, sha256: await checksumOf(one.file) };
  } catch {
    throw new FileNotSent({ code: 'unreachable', message: unreadableMessage(one.file) }, false);
  }
}

/** Best effort: the server removes the rest by itself after a day. */
export async function removeFromServer(unsent: readonly UnsentFile[]): Promise<void> {
  const urls = unsent.flatMap(({ url }) => url ?? []);
  await Promise.all(
    urls.map((url) =>
      call(uploadCalls.stop, {
        params: { id: url.slice(TUS_ENDPOINT.length + 1) },
        headers: { 'Tus-Resumable': '1.0.0' },
        signal: AbortSignal.timeout(REMOVAL_MS),
      }).catch((error: unknown) => {
        if (codeOf(error) === 'not-found') return;
        console.warn('What was sent of a file could not be removed now', error);
      }),
    ),
  );
}
