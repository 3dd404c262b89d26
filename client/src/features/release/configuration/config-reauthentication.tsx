import { ReauthenticationStep } from '../../security/reauthentication/reauthentication-step.tsx';
import { useConfigMessages } from './use-config-messages.ts';

interface ConfigProofProps {
  /** Rejects if the code is wrong. */
  enter: (code: string) => Promise<void>;
  resend: () => Promise<void>;
  leave: () => void;
}

/** Shown in place of the form until the owner has reauthenticated. */
export function ReleaseConfigReauthentication({ enter, resend, leave }: ConfigProofProps) {
  const t = useConfigMessages();
  return (
    <div className="flex flex-col gap-5">
      <p>{t('proof')}</p>
      <ReauthenticationStep
        proof={{ enter, again: resend, leave }}
        submitLabel={t('confirmAndSave')}
        backLabel={t('backToConfiguration')}
      />
    </div>
  );
}
