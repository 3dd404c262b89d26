import { Printer } from 'lucide-react';
import { formatMoment, now } from '#client/lib/dates.ts';
import { currentUserStore } from '../../accounts/session/current-user-store.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { PrintsAlone } from '#client/ui/prints-alone.tsx';
import { useSecuritySettingsMessages } from '../use-security-settings-messages.ts';

/** Ten codes that are shown only once. Printing the page prints only the codes. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useSecuritySettingsMessages();
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="warning" title={t('keepCodesTitle')} role="status">
        {t('keepCodes')}
      </Banner>
      <PrintsAlone>
        <p className="hidden text-lg print:block">{t('printedCodes')}</p>
        <p translate="no" className="hidden wrap-anywhere print:block">
          {window.location.host}, {currentUserStore.shown()?.username}, {formatMoment(now().toISOString())}
        </p>
        <ol
          translate="no"
          className="grid list-none grid-cols-1 gap-x-8 gap-y-1 rounded-md border bg-sunken p-4 font-mono text-lg sm:grid-cols-2 print:mt-4"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </PrintsAlone>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button onClick={onDone}>{t('codesSaved')}</Button>
      </div>
    </div>
  );
}
