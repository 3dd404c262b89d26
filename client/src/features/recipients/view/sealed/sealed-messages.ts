import type { ErrorMessage } from '#client/lib/messages/use-error-message.ts';
import type { Messages } from '#client/lib/messages/use-messages.ts';
import { getErrorCode } from '#client/lib/http/api-client.ts';
import { DamagedSealError, WrongKeyError } from '#client/features/sealing/crypto/seal-errors.ts';

/** Whether the LeaveBit was saved again since it was loaded: a file that is sealed for another card gets another name. */
export const isOutdatedError = (error: unknown): boolean => getErrorCode(error) === 'not-found';

/** Why a file couldn't be opened. */
export function describeFileProblem(
  error: unknown,
  t: Messages<'sealed'>,
  getErrorMessage: ErrorMessage,
): string {
  if (error instanceof WrongKeyError) return t('fileOtherCard');
  if (error instanceof DamagedSealError) return t('fileDamaged');
  if (isOutdatedError(error)) return t('fileOutdated');
  return getErrorMessage(error, t('offline'));
}
