import { formatMoment, now } from '#client/lib/dates.ts';
import { BrandName } from '#client/ui/brand-mark.tsx';
import { QrCode } from '#client/ui/qr-code.tsx';
import { SecretKeyText } from '../secret-key-text.tsx';
import { useSealingSetupMessages } from './use-sealing-setup-messages.ts';

/** The owner's secret key on paper. Only printed, never shown on a screen. */
export function RecoverySheet({ identity, owner }: { identity: string; owner: string }) {
  const t = useSealingSetupMessages();
  return (
    <article className="flex flex-col gap-4">
      <BrandName />
      <h1 className="text-2xl">{t('recoverySheet')}</h1>
      <p className="wrap-anywhere">{t('printed', { owner, date: formatMoment(now()) })}</p>
      <p>{t('sheetMeaning', { owner })}</p>
      <div className="flex flex-row items-start gap-6">
        <div className="w-44 shrink-0">
          <QrCode text={identity} label={t('qrCode')} />
        </div>
        <p translate="no" className="font-mono text-lg leading-loose wrap-anywhere">
          <SecretKeyText identity={identity} />
        </p>
      </div>
      <p className="font-semibold">{t('forgotten')}</p>
      <ol className="list-decimal pl-6">
        <li>{t('forgottenSignIn', { address: window.location.origin })}</li>
        <li>{t('forgottenChange')}</li>
      </ol>
      <p>{t('ageIdentity')}</p>
    </article>
  );
}
