import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { ButtonVariant } from '../../../ui/button.tsx';

/** From a payment back to the service: the sign-in, which hands on whoever is signed in already. */
export function ContinueLink({ variant }: { variant?: ButtonVariant }) {
  return (
    <ButtonLink variant={variant} href={paths.auth()}>
      Continue to LeaveBits
    </ButtonLink>
  );
}
