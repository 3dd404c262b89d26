import type { RequestFailureCode } from '#shared/contracts/schema/errors.ts';
import { leavebitEndpoints, type Leavebit } from '#shared/contracts/leavebits.ts';
import { limits } from '#shared/domain/limits.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { ApiError, callEndpoint, getErrorCode } from '#client/lib/http/api-client.ts';
import { lazyModule } from '#client/lib/lazy/lazy-module.ts';
import { followSaved, isOpened } from '#client/features/sealing/opened-leavebit.ts';
import { uploadForm } from '#client/lib/http/upload-form.ts';
import { createUploadBatch, type UploadBatch } from '#client/features/uploads/transfer/upload-batch.ts';
import { findInterruptedUpload } from '#client/features/uploads/interrupted/interrupted-upload.ts';
import { needsResumableUpload } from '#client/features/uploads/rules.ts';
import { findUnreadableFile } from '#client/features/uploads/transfer/upload-file.ts';
import {
  preloadUploads,
  uploadFiles,
  type UploadOutcome,
} from '#client/features/uploads/transfer/upload-files.ts';
import {
  keepSessionAlive,
  restoreSessionAfterUpload,
} from '#client/features/uploads/transfer/session-keep-alive.ts';
import {
  findResumableBatch,
  discardInterruptedUpload,
} from '#client/features/uploads/interrupted/resume-upload.ts';
import { acquireUploadLock } from '#client/features/uploads/transfer/upload-lock.ts';
import { toLeavebitFormData, type LeavebitFormValues, type SealingFields } from '../form-values.ts';

/** Only sealed LeaveBits need it. */
const lazySealing = lazyModule(() => import('./seal-values.ts'));

export interface SaveLeavebitInput {
  ownerId: number;
  values: LeavebitFormValues;
  /** The version on which the edit is based. Null creates a LeaveBit. */
  base: Leavebit | null;
  /** Only for a sealed LeaveBit whose values are sealed. */
  sealing?: SealingFields;
  /** The server's names of files whose successors are among the values' files, to be removed once these have arrived. */
  replaced?: readonly string[];
  /** Whether the text is already saved as `base`, so that only the files remain to be sent. */
  isTextSaved?: boolean;
  /** Whether the interrupted upload of this other LeaveBit may be discarded. */
  mayGiveUp: (leavebitId: number) => boolean;
  /** Called once the text is saved but large files remain to be sent. */
  onTextSaved: (saved: Leavebit) => void;
  /** Reports the progress of files sent with the form. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Another upload by this owner is in progress in this browser. */
export class UploadInProgressError extends Error {}

/** The text was saved, but these files were not. */
export class MissingFilesError extends Error {
  readonly saved: Leavebit;
  readonly files: File[];
  readonly isStopped: boolean;
  /** The message for the user, if the reason is known. */
  readonly reason: string | null;
  /** `not-found` means that the LeaveBit has been deleted. */
  readonly code: RequestFailureCode | undefined;

  constructor(saved: Leavebit, files: File[], { message, isStopped, code }: Omit<UploadOutcome, 'left'>) {
    super('Files are missing');
    this.saved = saved;
    this.files = files;
    this.isStopped = isStopped;
    this.reason = message;
    this.code = code;
  }
}

/** An upload for another LeaveBit was interrupted and can be resumed. */
export class InterruptedUploadError extends Error {
  readonly fileNames: string[];

  constructor(files: readonly { name: string }[]) {
    super('An earlier upload is unfinished');
    this.fileNames = files.map(({ name }) => name);
  }
}

/**
 * Saves text and files.
 * @throws ApiError, UploadInProgressError or InterruptedUploadError if nothing was saved, MissingFilesError if only the text
 * was
 */
export async function saveLeavebitWithFiles(
  save: SaveLeavebitInput,
  t: TextMessages<'owner-uploads'>,
): Promise<Leavebit> {
  return save.values.sealed ? saveSealed(save, t) : saveAsGiven(save, t);
}

/** Like `saveLeavebitWithFiles`, for a sealed LeaveBit. Everything that is sent is sealed, and what comes back is opened. */
async function saveSealed(save: SaveLeavebitInput, t: TextMessages<'owner-uploads'>): Promise<Leavebit> {
  const { sealValues, loadSealingKeys, findOriginalFile } = await lazySealing.load();
  const base = save.base && isOpened(save.base) ? save.base : null;
  const { names, text, replaced, values, ...sealing } = await sealValues(
    save.values,
    base,
    await loadSealingKeys(save.values, t),
  );
  const show = (saved: Leavebit) => followSaved(saved, { infoFields: text, names });
  try {
    return await saveAsGiven(
      {
        ...save,
        values,
        sealing,
        replaced,
        onTextSaved: (saved) => save.onTextSaved(show(saved)),
      },
      t,
    );
  } catch (error) {
    if (!(error instanceof MissingFilesError)) throw error;
    const files = error.files.flatMap((file) => findOriginalFile(file) ?? []);
    const { reason: message, isStopped, code } = error;
    throw new MissingFilesError(show(error.saved), files, { message, isStopped, code });
  }
}

async function saveAsGiven(save: SaveLeavebitInput, t: TextMessages<'owner-uploads'>): Promise<Leavebit> {
  const { values, ownerId, base, replaced = [] } = save;
  const continued = base && (await findResumableBatch(ownerId, base.id, values.files));
  const isSmall = values.files.length <= limits.filesPerSave && !needsResumableUpload(values.files);
  // In one request, so that a release in between shows nobody both the old file and its successor.
  if (!continued && isSmall)
    return saveForm(save, { ...values, deletedFiles: [...values.deletedFiles, ...replaced] }, t);
  // Acquire the lock before saving anything, because half a save would be worse than none.
  const release = await acquireUploadLock(ownerId);
  if (!release) throw new UploadInProgressError('Another upload is running');
  try {
    const waiting = continued ? null : findInterruptedUpload(ownerId);
    if (waiting) {
      if (waiting.leavebitId !== base?.id && !save.mayGiveUp(waiting.leavebitId))
        throw new InterruptedUploadError(waiting.files);
      await discardInterruptedUpload(waiting);
    }
    // Otherwise a browser that can't send the files would share the text without them.
    await assertReadable(values.files, t);
    await preloadUploads(t);
    const saved = save.isTextSaved && base ? base : await saveForm(save, { ...values, files: [] }, t);
    save.onTextSaved(saved);
    const outcome = await sendLarge(save, { saved, continued }, t);
    if (outcome.left) throw new MissingFilesError(saved, outcome.left, outcome);
    if (replaced.length === 0) return saved;
    const removal = { params: { id: saved.id }, body: { deletedFiles: [...replaced] } };
    return await callEndpoint(leavebitEndpoints.update, removal);
  } finally {
    release();
  }
}

/** Never throws, because the text is safe by then and every error message says so. */
async function sendLarge(
  { ownerId, values, signal }: SaveLeavebitInput,
  { saved, continued }: { saved: Leavebit; continued: UploadBatch | null },
  t: TextMessages<'owner-uploads'>,
): Promise<Omit<UploadOutcome, 'left'> & { left: File[] | null }> {
  try {
    const batch = continued ?? createUploadBatch(ownerId, saved.id, values.files);
    const outcome = await uploadFiles(batch, { signal }, t);
    return { ...outcome, left: outcome.left && outcome.left.files.map(({ file }) => file) };
  } catch (error) {
    console.error('The files couldn’t be sent', error);
    return { left: values.files, message: null, isStopped: signal.aborted, code: undefined };
  }
}

/** @throws ApiError that names the first file that was changed, moved or removed since it was chosen */
async function assertReadable(files: readonly File[], t: TextMessages<'owner-uploads'>): Promise<void> {
  const unreadable = await findUnreadableFile(files);
  if (unreadable) throw new ApiError('invalid', t('unreadable', { name: unreadable.name }));
}

async function saveForm(
  { base, sealing, onProgress, signal }: SaveLeavebitInput,
  values: LeavebitFormValues,
  t: TextMessages<'owner-uploads'>,
) {
  const body = toLeavebitFormData(values, base?.seqno, sealing);
  body.set('clearsDraft', 'true');
  const hasFiles = values.files.length > 0;
  const options = { body, onProgress: hasFiles ? onProgress : undefined, signal };
  // If the session can't be refreshed, the save itself will report it.
  const endKeeping = hasFiles ? keepSessionAlive(() => undefined, t) : null;
  try {
    return await (base
      ? uploadForm(leavebitEndpoints.update, { params: { id: base.id }, ...options })
      : uploadForm(leavebitEndpoints.create, options));
  } catch (error) {
    if (getErrorCode(error) === 'unreachable') await assertReadable(values.files, t);
    throw error;
  } finally {
    endKeeping?.();
    if (hasFiles) restoreSessionAfterUpload();
  }
}
