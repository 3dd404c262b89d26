import { formatMoment } from '#client/lib/messages/format-moment.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
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
  const t = useMessages('sign-in');
  const { attempt: finish } = useAsyncAction(finishPasswordReset);
  return (
    <div className="flex flex-col gap-5">
      <Banner title={t('onHold')} role="status">
        {t('takesEffect', { date: formatMoment(changesAt, t) })}
      </Banner>
      <p>{t('skipWait')}</p>
      <SecondFactorStep
        hasTotp
        hasPasskey={false}
        submitLabel={t('changeNow')}
        onCode={async (code) => {
          await finish({ email, code });
          toast({
            title: t('passwordChanged'),
            description: t('passwordReset'),
            variant: 'success',
          });
          onReset();
        }}
        backLabel={t('wait')}
        onBack={onBack}
      />
    </div>
  );
}
