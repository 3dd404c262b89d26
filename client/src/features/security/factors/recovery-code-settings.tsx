import { useState } from 'react';
import { securityEndpoints, type SecurityOverview } from '#shared/contracts/security.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { useInvalidateFactors } from '../api.ts';
import { ReauthenticationStep } from '../reauthentication/reauthentication-step.tsx';
import { useReauthenticatedAction } from '../reauthentication/use-reauthenticated-action.ts';
import { useSecuritySettingsMessages } from '../use-security-settings-messages.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Shows how many recovery codes are left and generates ten new ones. */
export function RecoveryCodeSettings({ standing }: { standing: SecurityOverview }) {
  const t = useSecuritySettingsMessages();
  const common = useCommonMessages();
  const onChanged = useInvalidateFactors();
  const [codes, setCodes] = useState<string[] | null>(null);
  const renewing = useReauthenticatedAction(
    (_: null, code) => callEndpoint(securityEndpoints.renewRecoveryCodes, { body: { code } }),
    ({ recoveryCodes }) => {
      setCodes(recoveryCodes);
      onChanged();
    },
    t('noNewCodes'),
  );
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (renewing.proof)
    return (
      <ReauthenticationStep
        proof={renewing.proof}
        submitLabel={common('confirm')}
        backLabel={common('back')}
      />
    );
  return (
    <div className="flex flex-col items-start gap-3">
      {renewing.failure && (
        <Banner tone="danger" role="alert" title={t('failed')}>
          {renewing.failure}
        </Banner>
      )}
      <p>{t('codesLeft', { count: standing.recoveryCodesLeft })}</p>
      <Button variant="secondary" isBusy={renewing.isBusy} onClick={() => void renewing.start(null)}>
        {t('newCodes')}
      </Button>
    </div>
  );
}
