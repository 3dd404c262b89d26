import { uploadEndpoints } from '#shared/contracts/uploads.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { callEndpoint, getErrorCode } from '#client/lib/http/api-client.ts';
import { getSessionRefreshDelayMs } from '../rules.ts';

/**
 * Keeps the owner's session alive while files are being sent. Returns a function to stop.
 * @param onTrouble called with a message after a failure, and with null once refreshing works again.
 */
export function keepSessionAlive(
  onTrouble: (message: string | null) => void,
  t: TextMessages<'owner-uploads'>,
): () => void {
  const control = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(before: Parameters<typeof getSessionRefreshDelayMs>[0]) {
    timer = setTimeout(() => void refresh(), getSessionRefreshDelayMs(before));
  }

  async function refresh() {
    try {
      await callEndpoint(uploadEndpoints.refreshSession, { signal: control.signal });
      onTrouble(null);
      plan('success');
    } catch (error) {
      if (control.signal.aborted) return;
      const code = getErrorCode(error);
      if (code === 'not-signed-in') return;
      // The upload itself reports a lost connection.
      if (code !== 'unreachable') onTrouble(t('sessionNotRefreshed'));
      plan('failure');
    }
  }

  plan('start');
  return () => {
    control.abort();
    clearTimeout(timer);
  };
}

/** Call after an upload. Fire-and-forget, so failures are only logged. */
export function restoreSessionAfterUpload(): void {
  callEndpoint(uploadEndpoints.restoreSession).catch((error: unknown) =>
    console.warn('Failed to restore the session after an upload', error),
  );
}
