import { useState } from 'react';
import { securityEndpoints, type SecurityOverview } from '#shared/contracts/security.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { preloadableComponent } from '#client/lib/lazy/preloadable-component.tsx';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useInvalidateFactors } from '../api.ts';
import { ReauthenticationStep } from '../reauthentication/reauthentication-step.tsx';
import { useReauthenticatedAction } from '../reauthentication/use-reauthenticated-action.ts';
import { useSecuritySettingsMessages } from '../use-security-settings-messages.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

// Lazy-loaded, because it imports the QR code generator.
const TotpSetup = preloadableComponent(() => import('./totp-setup.tsx'), 'TotpSetup');

/** Adds or removes an authenticator app. */
export function TotpSettings({ standing }: { standing: SecurityOverview }) {
  const t = useSecuritySettingsMessages();
  const common = useCommonMessages();
  const onChanged = useInvalidateFactors();
  const [setup, setSetup] = useState<{ secret: string; otpauthUrl: string } | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const adding = useReauthenticatedAction(
    (_: null, code) => callEndpoint(securityEndpoints.startTotp, { body: { code } }),
    setSetup,
    t('appNotAdded'),
  );
  const removing = useReauthenticatedAction(
    (_: null, code) => callEndpoint(securityEndpoints.removeTotp, { body: { code } }),
    () => {
      toast({ title: t('appRemoved'), variant: 'success' });
      onChanged();
    },
    t('appNotRemoved'),
  );

  const proof = adding.proof ?? removing.proof;
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (proof)
    return <ReauthenticationStep proof={proof} submitLabel={common('confirm')} backLabel={common('back')} />;
  if (setup)
    return (
      <TotpSetup
        {...setup}
        onDone={(recoveryCodes) => {
          setSetup(null);
          setCodes(recoveryCodes);
          onChanged();
        }}
        onCancel={() => setSetup(null)}
      />
    );
  const failure = adding.failure ?? removing.failure;
  return (
    <div className="flex flex-col items-start gap-3">
      {failure && (
        <Banner tone="danger" role="alert" title={t('failed')}>
          {failure}
        </Banner>
      )}
      {standing.totp ? (
        <>
          <Badge tone="success">{t('inUse')}</Badge>
          <Button variant="secondary" isBusy={removing.isBusy} onClick={() => void removing.start(null)}>
            {t('removeApp')}
          </Button>
        </>
      ) : (
        <Button variant="secondary" isBusy={adding.isBusy} onClick={() => void adding.start(null)}>
          {t('addApp')}
        </Button>
      )}
    </div>
  );
}
