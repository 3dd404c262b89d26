import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { ButtonVariant } from '../../../ui/button.tsx';

/** Leads from a payment to the sign-in page. That page sends a signed-in owner on to their home. */
export function ContinueLink({ variant }: { variant?: ButtonVariant }) {
  return (
    <ButtonLink variant={variant} href={paths.auth()}>
      Continue to LeaveBits
    </ButtonLink>
  );
}
