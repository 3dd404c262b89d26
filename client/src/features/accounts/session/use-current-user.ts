import { useSyncExternalStore } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { CurrentUser } from '#shared/contracts/session.ts';
import { isRecipientView } from '#client/lib/paths.ts';
import { currentUserStore } from './current-user-store.ts';

const guest: CurrentUser = { id: 0, username: 'guest', name: null };

export interface CurrentUserState {
  /** The guest if a recipient is viewing without an owner session. */
  user: CurrentUser | null;
  isGuest: boolean;
  isLoading: boolean;
  /** Whether it is unknown who is signed in, because the browser is offline or the request failed. */
  isUnknown: boolean;
}

export function useCurrentUser(): CurrentUserState {
  const { user, isFailed } = useSyncExternalStore(
    currentUserStore.subscribe,
    currentUserStore.current,
    currentUserStore.unknown,
  );
  const isRecipient = useLocationProperty(
    () => isRecipientView(window.location.pathname, window.location.hash),
    () => false,
  );
  if (isRecipient && !user) return { user: guest, isGuest: true, isLoading: false, isUnknown: false };
  return {
    user: user ?? null,
    isGuest: false,
    isLoading: user === undefined && !isFailed,
    isUnknown: isFailed,
  };
}
