import type { TextMessages } from '#shared/messages/catalog.ts';
import { getErrorCode, getErrorMessage } from '#client/lib/http/api-client.ts';
import { MissingFilesError, UploadInProgressError, InterruptedUploadError } from './save-with-files.ts';

/**
 * Why a save failed. `conflict`, `gone`: saved or deleted elsewhere. `estate-open`: a report has opened the estate, so nothing
 * can be changed. `stopped`: cancelled by the user. `unanswered`: no response. `refused`: rejected by the server. `busy`:
 * another upload is in progress. `waiting`: another upload was interrupted and can be resumed. `files-missing`: the text was
 * saved, but some files were not.
 */
export interface SaveProblem {
  kind:
    | 'conflict'
    | 'gone'
    | 'estate-open'
    | 'stopped'
    | 'unanswered'
    | 'refused'
    | 'busy'
    | 'waiting'
    | 'files-missing';
  message: string;
  isNew: boolean;
  /** The missing files, or those of the interrupted upload. */
  fileNames?: string[];
  isStopped: boolean;
  /** Whether it was found without a save, while the owner may be typing. Such a problem must not interrupt. */
  isFoundEarly?: boolean;
}

export function toSaveProblem(
  error: unknown,
  { isStopped, isNew }: { isStopped: boolean; isNew: boolean },
  t: TextMessages<'owner-uploads'>,
): SaveProblem {
  const common = { isNew, isStopped };
  if (error instanceof MissingFilesError) {
    const message = error.reason ?? t('failed');
    if (error.code === 'not-found') return { kind: 'gone', message, ...common };
    const fileNames = error.files.map(({ name }) => name);
    return { kind: 'files-missing', message, fileNames, ...common };
  }
  if (isStopped) return { kind: 'stopped', message: t('stopped'), ...common };
  if (error instanceof UploadInProgressError)
    return { kind: 'busy', message: t('alreadyRunning'), ...common };
  if (error instanceof InterruptedUploadError) {
    return { kind: 'waiting', message: t('earlierUnfinished'), fileNames: error.fileNames, ...common };
  }
  const message = getErrorMessage(error, t('failed'));
  const code = getErrorCode(error);
  if (code === 'conflict' || code === 'estate-open') return { kind: code, message, ...common };
  if (code === 'not-found' && !isNew) return { kind: 'gone', message, ...common };
  return { kind: code === 'unreachable' ? 'unanswered' : 'refused', message, ...common };
}
