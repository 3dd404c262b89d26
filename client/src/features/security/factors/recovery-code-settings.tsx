import { useState } from 'react';
import { securityEndpoints, type SecurityOverview } from '#shared/contracts/security.ts';
import { formatCount } from '#shared/domain/format-count.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { useInvalidateFactors } from '../api.ts';
import { ReauthenticationStep } from '../reauthentication/reauthentication-step.tsx';
import { useReauthenticatedAction } from '../reauthentication/use-reauthenticated-action.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Shows how many recovery codes are left and generates ten new ones. */
export function RecoveryCodeSettings({ standing }: { standing: SecurityOverview }) {
  const onChanged = useInvalidateFactors();
  const [codes, setCodes] = useState<string[] | null>(null);
  const renewing = useReauthenticatedAction(
    (_: null, code) => callEndpoint(securityEndpoints.renewRecoveryCodes, { body: { code } }),
    ({ recoveryCodes }) => {
      setCodes(recoveryCodes);
      onChanged();
    },
    'We couldn’t create new codes. Please try again.',
  );
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (renewing.proof)
    return <ReauthenticationStep proof={renewing.proof} submitLabel="Confirm" backLabel="Back" />;
  return (
    <div className="flex flex-col items-start gap-3">
      {renewing.failure && (
        <Banner tone="danger" role="alert" title="That didn’t work">
          {renewing.failure}
        </Banner>
      )}
      <p>{formatCount(standing.recoveryCodesLeft, 'recovery code')} left.</p>
      <Button variant="secondary" isBusy={renewing.isBusy} onClick={() => void renewing.start(null)}>
        Create ten new codes
      </Button>
    </div>
  );
}
