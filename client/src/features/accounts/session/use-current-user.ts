import { useQuery } from '@tanstack/react-query';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { CurrentUser } from '#shared/contracts/session.ts';
import { isRecipientView } from '../../../lib/paths.ts';
import { currentUserQuery } from './api.ts';

const guest: CurrentUser = { id: 0, username: 'guest', name: null };

export interface CurrentUserState {
  /** The guest, in a recipient's view without an owner's session. */
  user: CurrentUser | null;
  isGuest: boolean;
  isLoading: boolean;
  /** The server did not say who is signed in: there is no connection, or it failed. */
  isUnknown: boolean;
}

export function useCurrentUser(): CurrentUserState {
  const { data, isPending, isError } = useQuery(currentUserQuery);
  const isRecipient = useLocationProperty(
    () => isRecipientView(window.location.pathname, window.location.hash),
    () => false,
  );
  if (isRecipient && !data) return { user: guest, isGuest: true, isLoading: false, isUnknown: false };
  return { user: data ?? null, isGuest: false, isLoading: isPending, isUnknown: isError };
}
