import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { useCheckoutMessages } from './use-checkout-messages.ts';

/** Shown for a damaged link or a subscription that no longer exists. Discloses nothing about the owner. */
export function BrokenPaymentLink() {
  const t = useCheckoutMessages();
  return (
    <div className="flex flex-col items-start gap-4">
      <h1>{t('brokenTitle')}</h1>
      <p>{t('broken')}</p>
      <p>{t('brokenNext')}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink href={paths.auth()}>{t('signIn')}</ButtonLink>
        <ButtonLink variant="secondary" href={paths.landing()}>
          {t('toLeavebits')}
        </ButtonLink>
      </div>
    </div>
  );
}
