import { ApiError, messageOf } from '../../../lib/api-client.ts';

/** Why a save failed: saved or deleted elsewhere, stopped by hand, no answer, or refused. */
export interface SaveProblem {
  kind: 'conflict' | 'gone' | 'stopped' | 'unanswered' | 'refused';
  message: string;
  isNew: boolean;
}

export function problemOf(
  error: unknown,
  { isStopped, isNew }: { isStopped: boolean; isNew: boolean },
): SaveProblem {
  if (isStopped) return { kind: 'stopped', message: 'Upload was aborted', isNew };
  const message = messageOf(error, 'Failed to submit form. Please try again.');
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 409) return { kind: 'conflict', message, isNew };
  if (status === 404 && !isNew) return { kind: 'gone', message, isNew };
  return { kind: status === 0 ? 'unanswered' : 'refused', message, isNew };
}
