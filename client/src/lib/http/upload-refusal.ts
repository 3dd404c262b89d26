import { ApiError, SESSION_ERROR_MESSAGE } from './api-error.ts';
import { concernsOwnerSession, reportSessionLost } from './session-loss.ts';

/**
 * What to tell about a refused upload: the server's words where it has some, and that the session is over where it is.
 * @param text the answer's body, which may be no JSON.
 */
export function uploadRefusal(path: string, { status, text }: { status: number; text: string }): ApiError {
  const body = parseJson(text);
  if (status === 401 && concernsOwnerSession(path, false)) {
    reportSessionLost(path);
    return new ApiError(401, SESSION_ERROR_MESSAGE);
  }
  if (status === 429) return new ApiError(429, 'Error uploading file, please try again later.');
  const { message, error } = (body ?? {}) as { message?: unknown; error?: unknown };
  const words = [message, error].find((value) => typeof value === 'string' && value !== '');
  return new ApiError(
    status,
    (words as string | undefined) ?? `Upload failed with status ${status}`,
    undefined,
    body,
  );
}

/** The value, or undefined when the text is no JSON (a proxy's error page, say). */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
