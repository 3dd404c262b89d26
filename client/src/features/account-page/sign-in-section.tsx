import { useQuery } from '@tanstack/react-query';
import { getErrorMessage } from '../../lib/http/api-client.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { OwnerNameSetting } from '../accounts/owner-name-setting.tsx';
import { EmailSettings } from '../security/account/email-settings.tsx';
import { PasswordSettings } from '../security/account/password-settings.tsx';
import { securityOverviewQuery } from '../security/api.ts';
import { PasskeySettings } from '../security/factors/passkey-settings.tsx';
import { RecoveryCodeSettings } from '../security/factors/recovery-code-settings.tsx';
import { TotpSettings } from '../security/factors/totp-settings.tsx';
import { WaitingResetBanner } from '../security/waiting-reset-banner.tsx';
import { AccountBlock } from './account-block.tsx';

/** The owner's identity and authentication methods. */
export function SignInSection() {
  const { data: standing, error, isFetching, refetch } = useQuery(securityOverviewQuery);
  if (error)
    return (
      <Banner
        tone="danger"
        role="alert"
        title="This couldn’t be loaded"
        action={
          <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {getErrorMessage(error, 'Nothing has changed. Please try again in a moment.')}
      </Banner>
    );
  if (!standing)
    return (
      <SkeletonGroup label="Loading how you sign in" className="flex flex-col gap-6">
        <Skeleton className="h-40 w-full rounded-md" />
        <Skeleton className="h-40 w-full rounded-md" />
      </SkeletonGroup>
    );
  const hasFactor = standing.totp || standing.passkeys > 0;
  return (
    <>
      <WaitingResetBanner />
      <AccountBlock
        title="Authenticator app"
        intro="An app on your phone shows a new code every 30 seconds. You use it instead of an emailed code, so someone who can read your email still can’t sign in."
        state={!hasFactor && <Badge tone="warning">No second factor</Badge>}
      >
        <TotpSettings standing={standing} />
      </AccountBlock>
      <AccountBlock
        title="Passkeys"
        intro="A passkey lives on your phone, your computer or a security key. You unlock it with your fingerprint, your face or a PIN. Use it on its own to sign in, or instead of a code."
      >
        <PasskeySettings />
      </AccountBlock>
      {hasFactor && (
        <AccountBlock
          title="Recovery codes"
          intro="They let you in if you lose your phone or passkey. Keep them on paper."
        >
          <RecoveryCodeSettings standing={standing} />
        </AccountBlock>
      )}
      <AccountBlock title="Password" intro="Changing it signs you out everywhere else.">
        <PasswordSettings standing={standing} />
      </AccountBlock>
      <AccountBlock title="Email address" intro="You sign in with it, and we send codes and notices to it.">
        <EmailSettings hasFactor={hasFactor} />
      </AccountBlock>
      <AccountBlock title="Name">
        <OwnerNameSetting />
      </AccountBlock>
    </>
  );
}
