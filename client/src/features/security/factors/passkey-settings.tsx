import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { securityEndpoints, type Passkey } from '#shared/contracts/security.ts';
import { callEndpoint, getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { passkeysQuery, useInvalidateFactors } from '../api.ts';
import { ReauthenticationStep } from '../reauthentication/reauthentication-step.tsx';
import { useReauthenticatedAction } from '../reauthentication/use-reauthenticated-action.ts';
import { useSecuritySettingsMessages } from '../use-security-settings-messages.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The owner's passkeys: add, rename, remove. */
export function PasskeySettings() {
  const t = useSecuritySettingsMessages();
  const common = useCommonMessages();
  const { data, error, refetch, isFetching } = useQuery(passkeysQuery);
  const onChanged = useInvalidateFactors();
  const [codes, setCodes] = useState<string[] | null>(null);
  const adding = useReauthenticatedAction(
    (_: null, code) => callEndpoint(securityEndpoints.passkeyOptions, { body: { code } }),
    async (options) => {
      const { recoveryCodes } = await (await import('../../accounts/passkey.ts')).registerPasskey(options);
      toast({ title: t('passkeyAdded'), variant: 'success' });
      if (recoveryCodes.length > 0) setCodes(recoveryCodes);
      onChanged();
    },
    t('passkeyNotAdded'),
  );
  const removing = useReauthenticatedAction(
    ({ id }: Passkey, code) =>
      callEndpoint(securityEndpoints.removePasskey, { params: { id }, body: { code } }),
    () => {
      toast({ title: t('passkeyRemoved'), variant: 'success' });
      onChanged();
    },
    t('passkeyNotRemoved'),
  );

  const proof = adding.proof ?? removing.proof;
  const failure = adding.failure ?? removing.failure;
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (proof)
    return <ReauthenticationStep proof={proof} submitLabel={common('confirm')} backLabel={common('back')} />;
  return (
    <div className="flex flex-col items-start gap-4">
      {failure && (
        <Banner tone="danger" role="alert" title={t('failed')}>
          {failure}
        </Banner>
      )}
      {error && (
        <Banner
          tone="danger"
          role="alert"
          title={t('passkeysNotLoaded')}
          action={
            <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
              {common('tryAgain')}
            </Button>
          }
        >
          {getErrorMessage(error, common('nothingChanged'))}
        </Banner>
      )}
      {!data && !error && (
        <SkeletonGroup label={t('loadingPasskeys')} className="w-full">
          <Skeleton className="h-11 w-full" />
        </SkeletonGroup>
      )}
      {data && data.passkeys.length > 0 && (
        <ul className="flex w-full flex-col rounded-md border px-4">
          {data.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isBusy={removing.isBusy}
              onRemove={() => void removing.start(passkey)}
            />
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        icon={Fingerprint}
        isBusy={adding.isBusy}
        onClick={() => void adding.start(null)}
      >
        {t('addPasskey')}
      </Button>
    </div>
  );
}
