import type { ErrorMessage } from '#client/lib/messages/use-error-message.ts';
import type { Messages } from '#client/lib/messages/use-messages.ts';
import { DamagedSealError, WrongKeyError } from '#client/features/sealing/crypto/seal-errors.ts';

/** Why a file couldn't be opened. */
export function describeFileProblem(
  error: unknown,
  t: Messages<'sealed'>,
  getErrorMessage: ErrorMessage,
): string {
  if (error instanceof WrongKeyError) return t('fileOtherCard');
  if (error instanceof DamagedSealError) return t('fileDamaged');
  return getErrorMessage(error, t('offline'));
}
