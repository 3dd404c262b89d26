import { ApiError, SESSION_ERROR_MESSAGE } from './api-error.ts';
import { parseJson } from './parse-json.ts';
import { refusalCode, type Refused } from './refusal.ts';
import { reportSessionLost } from './session-loss.ts';

/** What to tell about a refused upload: the server's words where it has some, and that the session is over where it is. */
export function uploadRefusal(answer: Refused): ApiError {
  const code = refusalCode(answer);
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
