import { useQuery } from '@tanstack/react-query';
import { getErrorMessage } from '../../lib/http/api-client.ts';
import { useCommonMessages } from '../../lib/messages/use-common-messages.ts';
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
import { useSignInSectionMessages } from './use-sign-in-section-messages.ts';

/** The owner's identity and authentication methods. */
export function SignInSection() {
  const t = useSignInSectionMessages();
  const common = useCommonMessages();
  const { data: standing, error, isFetching, refetch } = useQuery(securityOverviewQuery);
  if (error)
    return (
      <Banner
        tone="danger"
        role="alert"
        title={common('notLoaded')}
        action={
          <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
            {common('tryAgain')}
          </Button>
        }
      >
        {getErrorMessage(error, common('nothingChanged'))}
      </Banner>
    );
  if (!standing)
    return (
      <SkeletonGroup label={t('loading')} className="flex flex-col gap-6">
        <Skeleton className="h-40 w-full rounded-md" />
        <Skeleton className="h-40 w-full rounded-md" />
      </SkeletonGroup>
    );
  const hasFactor = standing.totp || standing.passkeys > 0;
  return (
    <>
      <WaitingResetBanner />
      <AccountBlock
        title={t('appTitle')}
        intro={t('app')}
        state={!hasFactor && <Badge tone="warning">{t('noFactor')}</Badge>}
      >
        <TotpSettings standing={standing} />
      </AccountBlock>
      <AccountBlock title={t('passkeysTitle')} intro={t('passkeys')}>
        <PasskeySettings />
      </AccountBlock>
      {hasFactor && (
        <AccountBlock title={t('codesTitle')} intro={t('codes')}>
          <RecoveryCodeSettings standing={standing} />
        </AccountBlock>
      )}
      <AccountBlock title={t('passwordTitle')} intro={t('password')}>
        <PasswordSettings standing={standing} />
      </AccountBlock>
      <AccountBlock title={t('addressTitle')} intro={t('address')}>
        <EmailSettings hasFactor={hasFactor} />
      </AccountBlock>
      <AccountBlock title={t('nameTitle')}>
        <OwnerNameSetting />
      </AccountBlock>
    </>
  );
}
