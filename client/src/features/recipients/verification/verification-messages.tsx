import { EmailAddress } from '#client/lib/emails/email-address.tsx';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import type { VerificationNotice } from './use-recipient-visit.ts';

/** Introduces the service to visitors who have never heard of it. @param email the address in the link */
export function VerificationIntro({ email }: { email: string | undefined }) {
  const t = useMessages('verification');
  return email === undefined ? (
    <div>
      <h1>{t('verifyAccess')}</h1>
      <p className="mt-3">{t('about')}</p>
      <p className="mt-3 text-quiet">
        {t('enterAddress')} {t('terms')}
      </p>
    </div>
  ) : (
    <div>
      <h1>{t('verifyAddress')}</h1>
      <p className="mt-3">
        {t.rich('aboutFor', {
          email: () => (
            <strong className="font-medium wrap-anywhere">
              <EmailAddress email={email} />
            </strong>
          ),
        })}
      </p>
      <p className="mt-3 text-quiet">
        {t('sendTo')} {t('terms')} {t('cutOff')}
      </p>
    </div>
  );
}

export function VerificationNoticeBanner({ notice }: { notice: VerificationNotice }) {
  const t = useMessages('verification');
  return notice === 'expired' ? (
    <Banner tone="warning" title={t('expiredTitle')}>
      {t('expired')}
    </Banner>
  ) : (
    <Banner tone="success" title={t('signedOutTitle')}>
      {t('signedOut')}
    </Banner>
  );
}
