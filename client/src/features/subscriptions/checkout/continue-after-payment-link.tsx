import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import type { ButtonVariant } from '#client/ui/button.tsx';
import { currentUserStore } from '../../accounts/session/current-user-store.ts';
import { showSignOutNotice } from '../../accounts/session/sign-out-notice.tsx';
import { useCheckoutMessages } from './use-checkout-messages.ts';

interface ContinueLinkProps {
  variant?: ButtonVariant;
  /** The message to show above the sign-in form if the session expired while the owner was paying. */
  notice: string;
}

/** Links from a payment page to the sign-in page, which redirects signed-in owners to their home page. */
export function ContinueAfterPaymentLink({ variant, notice }: ContinueLinkProps) {
  const t = useCheckoutMessages();
  return (
    <ButtonLink
      variant={variant}
      href={paths.auth()}
      onClick={() => {
        if (!currentUserStore.shown()) showSignOutNotice({ text: notice });
      }}
    >
      {t('continue')}
    </ButtonLink>
  );
}
