import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { useSessionWatcherMessages } from '../session/use-session-watcher-messages.ts';

interface SessionTimeoutDialogProps {
  /** Null hides the dialog. */
  secondsLeft: number | null;
  onStay: () => void;
  onSignOut: () => void;
}

/** Closes only through its two buttons or when the session ends. */
export function SessionTimeoutDialog({ secondsLeft, onStay, onSignOut }: SessionTimeoutDialogProps) {
  const t = useSessionWatcherMessages();
  const common = useCommonMessages();
  if (secondsLeft === null) return null;
  return (
    <Dialog
      open
      isDismissable={false}
      title={t('timeoutTitle')}
      description={t('timeout')}
      footer={
        <>
          <Button variant="secondary" onClick={onSignOut}>
            {common('signOut')}
          </Button>
          <Button autoFocus onClick={onStay}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <p aria-hidden className="font-serif text-2xl text-primary tabular-nums">
        {t('seconds', { seconds: secondsLeft })}
      </p>
      {/* Announced every ten seconds, because an announcement every second would drown out everything else. */}
      <p role="timer" aria-live="assertive" className="sr-only">
        {t('secondsLeft', { seconds: Math.ceil(secondsLeft / 10) * 10 })}
      </p>
      <p className="mt-2 text-sm text-quiet">{t('typedKept')}</p>
    </Dialog>
  );
}
