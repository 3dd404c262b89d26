import { ApiError, SESSION_ERROR_MESSAGE } from './api-error.ts';
import { parseJson } from './parse-json.ts';
import { parseErrorCode, type ErrorResponse } from './error-response.ts';
import { reportSessionLost } from './session-loss.ts';

/** The error for a rejected upload, with the server's message, or the one for an ended session. */
export function createUploadError(answer: ErrorResponse): ApiError {
  const code = parseErrorCode(answer);
  const body = parseJson(answer.text);
  switch (code) {
    case 'not-signed-in':
      reportSessionLost();
      return new ApiError(code, SESSION_ERROR_MESSAGE);
    case 'too-many-requests':
      return new ApiError(code, 'Error uploading file, please try again later.');
    default: {
      const { message, error } = (body ?? {}) as { message?: unknown; error?: unknown };
      const words = [message, error].find((value) => typeof value === 'string' && value !== '');
      const sentence = (words as string | undefined) ?? `Upload failed with status ${answer.status}`;
      return new ApiError(code, sentence, undefined, body);
    }
  }
}
