import { formatMoment } from '#client/lib/dates.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import { Banner } from '#client/ui/banner.tsx';
import { useAsyncAction } from '#client/lib/use-async-action.ts';
import { finishPasswordReset } from './api.ts';
import { SecondFactorStep } from './second-factor-step.tsx';

interface WaitingResetProps {
  email: string;
  /** ISO date-time. */
  changesAt: string;
  onReset: () => void;
  onBack: () => void;
}

/** Shown to owners with a second factor. The new password takes effect later, or immediately with the second factor. */
export function PendingResetStep({ email, changesAt, onReset, onBack }: WaitingResetProps) {
  const { attempt: finish } = useAsyncAction(finishPasswordReset);
  return (
    <div className="flex flex-col gap-5">
      <Banner title="Your new password is on hold" role="status">
        Your account has a second factor, so the new password will take effect on {formatMoment(changesAt)},
        when the second factor is removed. We’ve emailed you a link to stop this.
      </Banner>
      <p>If you have your authenticator app or a recovery code, you don’t have to wait.</p>
      <SecondFactorStep
        hasTotp
        hasPasskey={false}
        submitLabel="Change the password now"
        onCode={async (code) => {
          await finish({ email, code });
          toast({
            title: 'Password changed',
            description: 'Password has been reset successfully.',
            variant: 'success',
          });
          onReset();
        }}
        backLabel="I’ll wait"
        onBack={onBack}
      />
    </div>
  );
}
