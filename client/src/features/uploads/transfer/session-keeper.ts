import { ApiError, apiRequest } from '../../../lib/http/api-client.ts';
import { apiPaths } from '../../../lib/paths.ts';
import { refreshDelay } from '../rules.ts';

/**
 * Keeps the owner's session alive while files are sent. Returns how to end it.
 * @param onTrouble told 'Failed to refresh upload session' while that is so, and null once it is well again.
 */
export function keepSession(onTrouble: (message: string | null) => void): () => void {
  const control = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(before: Parameters<typeof refreshDelay>[0]) {
    timer = setTimeout(() => void refresh(), refreshDelay(before));
  }

  async function refresh() {
    try {
      await apiRequest('POST', apiPaths.uploadRefreshSession(), { signal: control.signal });
      onTrouble(null);
      plan('success');
    } catch (error) {
      if (control.signal.aborted) return;
      const status = error instanceof ApiError ? error.status : undefined;
      // Of a lost network or a session that is over, others tell.
      if (status !== 0 && status !== 401) onTrouble('Failed to refresh upload session');
      if (status !== 401) plan('failure');
    }
  }

  plan('start');
  return () => {
    control.abort();
    clearTimeout(timer);
  };
}

/** After an upload; it matters to nobody who waits, so a failure is only logged. */
export function restoreSession(): void {
  apiRequest('POST', apiPaths.uploadRestoreSession()).catch((error: unknown) =>
    console.warn('Failed to restore the session after an upload', error),
  );
}
