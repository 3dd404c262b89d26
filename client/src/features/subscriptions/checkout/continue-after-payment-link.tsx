import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import type { ButtonVariant } from '#client/ui/button.tsx';
import { currentUserStore } from '../../accounts/session/current-user-store.ts';
import { showSignOutNotice } from '../../accounts/session/sign-out-notice.tsx';

interface ContinueLinkProps {
  variant?: ButtonVariant;
  /** What has happened. It stands above the form when the owner must sign in again, because paying took longer than a session. */
  notice: string;
}

/** Leads from a payment to the sign-in page. That page sends a signed-in owner on to their home. */
export function ContinueAfterPaymentLink({ variant, notice }: ContinueLinkProps) {
  return (
    <ButtonLink
      variant={variant}
      href={paths.auth()}
      onClick={() => {
        if (!currentUserStore.shown()) showSignOutNotice(notice);
      }}
    >
      Continue to LeaveBits
    </ButtonLink>
  );
}
