import { useState } from 'react';
import { securityCalls, type SecurityStanding } from '#shared/contracts/security.ts';
import { count } from '../../../lib/count.ts';
import { call } from '../../../lib/http/api-client.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFactorsChanged } from '../api.ts';
import { ProofStep } from '../proof/proof-step.tsx';
import { useProved } from '../proof/use-proved.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** How many recovery codes are left, and ten new ones. */
export function RecoveryBlock({ standing }: { standing: SecurityStanding }) {
  const onChanged = useFactorsChanged();
  const [codes, setCodes] = useState<string[] | null>(null);
  const renewing = useProved(
    (_: null, code) => call(securityCalls.renewRecoveryCodes, { body: { code } }),
    ({ recoveryCodes }) => {
      setCodes(recoveryCodes);
      onChanged();
    },
    'There are no new codes. Please try again.',
  );
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (renewing.proof) return <ProofStep proof={renewing.proof} submitLabel="Confirm" backLabel="Back" />;
  return (
    <div className="flex flex-col items-start gap-3">
      {renewing.failure && (
        <Banner tone="danger" role="alert" title="That did not work">
          {renewing.failure}
        </Banner>
      )}
      <p>{count(standing.recoveryCodesLeft, 'recovery code')} left.</p>
      <Button variant="secondary" isBusy={renewing.isBusy} onClick={() => void renewing.start(null)}>
        Make ten new codes
      </Button>
    </div>
  );
}
