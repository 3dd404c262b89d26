import { getErrorCode, getErrorMessage } from '#client/lib/http/api-client.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import { clearInterruptedUpload } from '../../uploads/interrupted/interrupted-upload-storage.ts';
import { useAsyncAction } from '#client/lib/use-async-action.ts';
import { signOut } from './api.ts';

/**
 * Signs out. Clears the owner from this browser even if the server does not respond. `logout` is requested by the user
 * and leaves nothing behind. `leave` follows the end of the session: an interrupted upload can continue after the next
 * sign-in.
 */
export function useSignOut(): { logout: () => void; leave: () => void; isLoggingOut: boolean } {
  const { attempt, isUnderWay } = useAsyncAction(signOut);
  const leave = () => void attempt().catch(tellFailure);
  function logout() {
    clearInterruptedUpload();
    leave();
  }
  return { logout, leave, isLoggingOut: isUnderWay };
}

function tellFailure(error: unknown): void {
  // The session was ended elsewhere: the live event has its own message.
  if (getErrorCode(error) === 'not-signed-in') return;
  const message = getErrorMessage(error, 'Your session on the server may take a few more minutes to end.');
  toast({ title: 'Logout failed', description: message, variant: 'destructive' });
}
