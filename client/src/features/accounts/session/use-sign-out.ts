import type { TextMessages } from '#shared/messages/catalog.ts';
import { getErrorCode, getErrorMessage } from '#client/lib/http/api-client.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import { clearInterruptedUpload } from '../../uploads/interrupted/clear-interrupted-upload.ts';
import { useAsyncAction } from '#client/lib/use-async-action.ts';
import { signOut } from './api.ts';
import { useSessionMessages } from './use-session-messages.ts';

/**
 * Signs out. Clears the owner's state in this browser even if the server does not respond. `logout` is for sign-outs by the
 * user and leaves nothing behind. `leave` is for sessions that have ended, and lets an interrupted upload continue after the
 * next sign-in.
 */
export function useSignOut(): { logout: () => void; leave: () => void; isLoggingOut: boolean } {
  const t = useSessionMessages();
  const { attempt, isUnderWay } = useAsyncAction(signOut);
  const leave = () => void attempt().catch((error: unknown) => tellFailure(error, t));
  function logout() {
    clearInterruptedUpload();
    leave();
  }
  return { logout, leave, isLoggingOut: isUnderWay };
}

function tellFailure(error: unknown, t: TextMessages<'owner-accounts-session'>): void {
  // If the session was ended elsewhere, the live event shows its own message.
  if (getErrorCode(error) === 'not-signed-in') return;
  const message = getErrorMessage(error, t('signOutFailedNext'));
  toast({ title: t('signOutFailed'), description: message, variant: 'destructive' });
}
