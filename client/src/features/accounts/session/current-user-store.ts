import type { CurrentUser } from '#shared/contracts/session.ts';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import { ApiError, callEndpoint, getErrorCode } from '#client/lib/http/api-client.ts';
import { readCsrfCookie } from '#client/lib/http/csrf.ts';
import { onSessionLost } from '#client/lib/http/session-loss.ts';
import { resumeSession } from './session-resume.ts';

export interface CurrentUserSnapshot {
  /** Null when nobody is signed in. Undefined until the server has said so. */
  user: CurrentUser | null | undefined;
  /** The server did not answer the last time it was asked. */
  isFailed: boolean;
}

const nothing: CurrentUserSnapshot = { user: undefined, isFailed: false };
let known = nothing;
let asking: AbortController | null = null;
const listeners = new Set<() => void>();

function keep(next: CurrentUserSnapshot): void {
  known = next;
  for (const listener of listeners) listener();
}

/** Only the newest question counts. One that a `set` has overtaken changes nothing any more. */
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
 * The signed-in user, as last reported by the server and loaded on first subscription. It doesn't use TanStack Query, which the start page and the sign-in page would then have to load.
 */
export const currentUserStore = {
  subscribe(this: void, listener: () => void) {
    listeners.add(listener);
    if (known.user === undefined && !asking) void ask();
    return () => void listeners.delete(listener);
  },
  current: (): CurrentUserSnapshot => known,
  /** For the build, which renders pages for nobody. */
  unknown: (): CurrentUserSnapshot => nothing,
  /** The owner on this page, if the server has named one. */
  shown: (): CurrentUser | null => known.user ?? null,
  /** What a sign-in or a sign-out has changed. A question under way no longer counts. */
  set(this: void, user: CurrentUser | null) {
    asking?.abort();
    asking = null;
    keep({ user, isFailed: false });
  },
  /** Forgets the answer and asks again. */
  reset(this: void) {
    keep(nothing);
    void ask();
  },
  /** Asks again if the server did not answer, for instance without a connection. */
  askIfFailed(this: void) {
    if (known.isFailed) void ask();
  },
};

onSessionLost(() => {
  currentUserStore.set(null);
  void ask();
});

async function readUser(signal: AbortSignal): Promise<CurrentUser | null> {
  // The first call of a browser's session sets this cookie. Without it nobody has signed in, so there is nothing to ask.
  if (readCsrfCookie() === undefined) return null;
  await resumeSession();
  try {
    return await fetchCurrentUser(signal);
  } catch (error) {
    if (getErrorCode(error) === 'not-signed-in') return null;
    throw error;
  }
}

/** Asks the server, and changes nothing on this page. The answer is checked by hand, so that the start page loads no zod. */
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
