import { getErrorCode, getErrorMessage } from '#client/lib/http/api-client.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import { clearInterruptedUpload } from '../../uploads/interrupted/clear-interrupted-upload.ts';
import { useAsyncAction } from '#client/lib/use-async-action.ts';
import { signOut } from './api.ts';

/**
 * Signs out. Clears the owner's state in this browser even if the server does not respond. `logout` is for sign-outs by the
 * user and leaves nothing behind. `leave` is for sessions that have ended, and lets an interrupted upload continue after the
 * next sign-in.
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
  // If the session was ended elsewhere, the live event shows its own message.
  if (getErrorCode(error) === 'not-signed-in') return;
  const message = getErrorMessage(error, 'Your session on the server may take a few more minutes to end.');
  toast({ title: 'Logout failed', description: message, variant: 'destructive' });
}
