import { useState } from 'react';
import { limits } from '#shared/domain/limits.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useCountdown } from '#client/lib/use-countdown.ts';

interface ResendCodeProps {
  onResend: () => Promise<unknown>;
  /** Whether the current code is used up, which makes requesting another one the next step. */
  isNext: boolean;
}

/** Sends a new code after a wait. Most codes are merely slow to arrive, and a new one invalidates the old one. */
export function ResendCodeButton({ onResend, isNext }: ResendCodeProps) {
  const t = useMessages('sign-in');
  const getErrorMessage = useErrorMessage();
  const { secondsLeft, restart } = useCountdown(limits.codeResendSeconds);
  const [isSending, setIsSending] = useState(false);
  const [note, setNote] = useState('');

  async function resend() {
    setIsSending(true);
    setNote('');
    try {
      await onResend();
      toast({ title: t('codeSent') });
      setNote(t('newCodeSent'));
      restart();
    } catch (error) {
      setNote(getErrorMessage(error, t('newCodeFailed')));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <div className="flex flex-col gap-1">
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        isBusy={isSending}
        disabled={secondsLeft > 0}
        onClick={() => void resend()}
        className="tabular-nums"
      >
        {secondsLeft > 0 ? t('newCodeIn', { seconds: secondsLeft }) : t('newCode')}
      </Button>
      <p role="status" className="text-sm text-quiet">
        {note}
      </p>
      {/* The same for everybody, because whether a mail is on its way would say whether an account exists. */}
      {secondsLeft === 0 && <p className="text-sm text-quiet">{t('mailDelay')}</p>}
    </div>
  );
}
