import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import { EmailCodeStep } from '../../accounts/sign-in/email-code-step.tsx';
import { SecondFactorStep } from '../../accounts/sign-in/second-factor-step.tsx';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { securityOverviewQuery } from '../api.ts';
import type { Reauthentication } from './use-reauthenticated-action.ts';
import { useReauthenticationMessages } from './use-reauthentication-messages.ts';

interface ReauthenticationProps {
  proof: Reauthentication;
  submitLabel: string;
  backLabel: string;
}

/** Asks a signed-in owner to reauthenticate with their second factor, or with an emailed code if they have none. */
export function ReauthenticationForm({
  proof: { enter, again, leave },
  submitLabel,
  backLabel,
}: ReauthenticationProps) {
  const t = useReauthenticationMessages();
  const common = useCommonMessages();
  const { user } = useCurrentUser();
  const { data: standing, isPending } = useQuery(securityOverviewQuery);
  if (isPending)
    return (
      <SkeletonGroup label={common('loading')} className="flex flex-col gap-3">
        <Skeleton className="h-11 w-full" />
      </SkeletonGroup>
    );
  if (standing && (standing.totp || standing.passkeys > 0))
    return (
      <SecondFactorStep
        hasTotp={standing.totp}
        hasPasskey={standing.passkeys > 0}
        submitLabel={submitLabel}
        onCode={enter}
        onPasskey={async () => {
          await (await import('../../accounts/passkey.ts')).reauthenticateWithPasskey();
          await again();
        }}
        backLabel={backLabel}
        onBack={leave}
      />
    );
  return (
    <EmailCodeStep
      email={user?.username ?? t('yourAddress')}
      submitLabel={submitLabel}
      onSubmit={enter}
      onResend={again}
      backLabel={backLabel}
      onBack={leave}
    />
  );
}
