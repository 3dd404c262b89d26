import type { CurrentUser } from '#shared/contracts/session.ts';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import { ApiError, callEndpoint, getErrorCode } from '#client/lib/http/api-client.ts';
import { readCsrfCookie } from '#client/lib/http/csrf.ts';
import { onSessionLost } from '#client/lib/http/session-loss.ts';
import { resumeSession } from './session-resume.ts';

export interface CurrentUserSnapshot {
  /** Null if no one is signed in. Undefined until the server has responded. */
  user: CurrentUser | null | undefined;
  /** Whether the last request failed. */
  isFailed: boolean;
}

const nothing: CurrentUserSnapshot = { user: undefined, isFailed: false };
let known = nothing;
let asking: AbortController | null = null;
const listeners = new Set<() => void>();

let clearSecrets: () => void = () => undefined;

/** Registered once by a feature that holds an owner's secrets in memory, and called when that owner is no longer signed in. */
export function onOwnerGone(callback: () => void): void {
  clearSecrets = callback;
}

function keep(next: CurrentUserSnapshot): void {
  const isGone = known.user && known.user.id !== next.user?.id;
  known = next;
  if (isGone) clearSecrets();
  for (const listener of listeners) listener();
}

/** Only the latest request counts. Its response is ignored if `set` was called in the meantime. */
async function ask(): Promise<void> {
  asking?.abort();
  const question = (asking = new AbortController());
  const { signal } = question;
  if (known.user === undefined && known.isFailed) keep(nothing);
  const next = await readUser(signal).then(
    (user): CurrentUserSnapshot => ({ user, isFailed: false }),
    (): CurrentUserSnapshot => ({ ...known, isFailed: true }),
  );
  if (asking !== question) return;
  asking = null;
  keep(next);
}

/**
 * The signed-in user as last reported by the server, loaded on first subscription. Doesn't use TanStack Query, because the
 * landing page and the sign-in page would have to load it.
 */
export const currentUserStore = {
  subscribe(this: void, listener: () => void) {
    listeners.add(listener);
    if (known.user === undefined && !asking) void ask();
    return () => void listeners.delete(listener);
  },
  current: (): CurrentUserSnapshot => known,
  /** The snapshot for prerendering at build time, when there is no user. */
  unknown: (): CurrentUserSnapshot => nothing,
  /** The owner shown on this page, or null if there is none or the server hasn't responded. */
  shown: (): CurrentUser | null => known.user ?? null,
  /** Stores the result of a sign-in or sign-out. The response to any pending request is ignored. */
  set(this: void, user: CurrentUser | null) {
    asking?.abort();
    asking = null;
    keep({ user, isFailed: false });
  },
  /** Clears the state and reloads it. */
  reset(this: void) {
    keep(nothing);
    void ask();
  },
  /** Reloads if the last request failed, for example because the browser was offline. */
  askIfFailed(this: void) {
    if (known.isFailed) void ask();
  },
};

onSessionLost(() => {
  currentUserStore.set(null);
  void ask();
});

async function readUser(signal: AbortSignal): Promise<CurrentUser | null> {
  // The first request of a browser session sets this cookie. Without it no one can be signed in, so skip the request.
  if (readCsrfCookie() === undefined) return null;
  await resumeSession();
  try {
    return await fetchCurrentUser(signal);
  } catch (error) {
    if (getErrorCode(error) === 'not-signed-in') return null;
    throw error;
  }
}

/** Asks the server without changing any state. Validates the response by hand, so that the landing page doesn't load zod. */
export async function fetchCurrentUser(signal?: AbortSignal): Promise<CurrentUser> {
  const body: unknown = await callEndpoint(sessionEndpoints.currentUser, signal ? { signal } : {});
  const { id, username, name, deletesAt } = (body ?? {}) as Partial<Record<keyof CurrentUser, unknown>>;
  if (typeof id === 'number' && typeof username === 'string')
    return {
      id,
      username,
      name: typeof name === 'string' ? name : null,
      ...(typeof deletesAt === 'string' && { deletesAt }),
    };
  throw new ApiError('unexpected-answer', null);
}
