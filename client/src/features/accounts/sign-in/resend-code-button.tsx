import { useState } from 'react';
import { limits } from '#shared/domain/limits.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
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
  const { secondsLeft, restart } = useCountdown(limits.codeResendSeconds);
  const [isSending, setIsSending] = useState(false);
  const [note, setNote] = useState('');

  async function resend() {
    setIsSending(true);
    setNote('');
    try {
      await onResend();
      toast({ title: 'Verification code sent' });
      setNote('A new code is on its way. The previous one no longer works.');
      restart();
    } catch (error) {
      setNote(getErrorMessage(error, 'The new code couldn’t be sent. Please try again.'));
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
        {secondsLeft > 0 ? `You can request a new code in ${secondsLeft} s` : 'Send a new code'}
      </Button>
      <p role="status" className="text-sm text-quiet">
        {note}
      </p>
      {/* The same for everybody, because whether a mail is on its way would say whether an account exists. */}
      {secondsLeft === 0 && (
        <p className="text-sm text-quiet">
          Some mail servers hold back a first email for up to 15 minutes. If the code expires first, request a
          new one.
        </p>
      )}
    </div>
  );
}
