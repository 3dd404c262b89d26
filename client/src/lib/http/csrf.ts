import { apiPaths } from '../paths.ts';

export const CSRF_HEADER = 'X-CSRF-Token';

export function csrfCookie(): string | undefined {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return value ? decodeURIComponent(value) : undefined;
}

/** Any GET under /api sets the cookie, this one whoever asks; a failure shows itself in the call that follows. */
export function renewCsrfToken(): Promise<void> {
  renewal ??= fetch(apiPaths.service(), { credentials: 'same-origin' })
    .then((answer) => answer.text())
    .then(
      () => void (renewal = undefined),
      () => void (renewal = undefined),
    );
  return renewal;
}

// Calls that start together share one renewal.
let renewal: Promise<void> | undefined;

/** The token for a state-changing call, fetched first if this browser has none yet. */
export async function csrfToken(): Promise<string> {
  if (csrfCookie() === undefined) await renewCsrfToken();
  return csrfCookie() ?? '';
}
