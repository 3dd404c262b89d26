import { formatCount } from '#shared/domain/format-count.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';

interface SessionTimeoutDialogProps {
  /** Null hides the dialog. */
  secondsLeft: number | null;
  onStay: () => void;
  onSignOut: () => void;
}

/** Closes only through its two buttons or when the session ends. */
export function SessionTimeoutDialog({ secondsLeft, onStay, onSignOut }: SessionTimeoutDialogProps) {
  if (secondsLeft === null) return null;
  return (
    <Dialog
      open
      isDismissable={false}
      title="Session Timeout Warning"
      description="You will be automatically logged out due to inactivity."
      footer={
        <>
          <Button variant="secondary" onClick={onSignOut}>
            Sign Out
          </Button>
          <Button autoFocus onClick={onStay}>
            Stay Signed In
          </Button>
        </>
      }
    >
      <p aria-hidden className="font-serif text-2xl text-primary tabular-nums">
        {formatCount(secondsLeft, 'second')}
      </p>
      {/* Announced every ten seconds, because an announcement every second would drown out everything else. */}
      <p role="timer" aria-live="assertive" className="sr-only">
        {`${Math.ceil(secondsLeft / 10) * 10} seconds left`}
      </p>
      <p className="mt-2 text-sm text-quiet">What you’ve typed is kept.</p>
    </Dialog>
  );
}
