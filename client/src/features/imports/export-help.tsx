import type { ReactNode } from 'react';
import { useImportMessages } from './use-import-messages.ts';

/** How to export from each program, in the words of its own menus. */
const steps = [
  ['1Password', 'from1Password'],
  ['Apple Passwords, Safari', 'fromApple'],
  ['Bitwarden', 'fromBitwarden'],
  ['Chrome', 'fromChrome'],
  ['Dashlane', 'fromDashlane'],
  ['Edge', 'fromEdge'],
  ['Firefox', 'fromFirefox'],
  ['KeePass', 'fromKeePass'],
  ['KeePassXC', 'fromKeePassXc'],
  ['LastPass', 'fromLastPass'],
  ['NordPass', 'fromNordPass'],
  ['Proton Pass', 'fromProtonPass'],
] as const;

export function ExportHelp() {
  const t = useImportMessages();
  return (
    <details className="rounded-md border border-line px-4 py-3">
      <summary className="cursor-pointer font-medium">{t('howToExport')}</summary>
      <dl className="mt-3 flex flex-col gap-3 text-sm">
        {steps.map(([program, message]) => (
          <Steps key={program} from={program}>
            {t(message)}
          </Steps>
        ))}
        <Steps from={t('ownList')}>{t('fromOwnList')}</Steps>
      </dl>
    </details>
  );
}

function Steps({ from, children }: { from: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{from}</dt>
      <dd className="text-quiet">{children}</dd>
    </div>
  );
}
