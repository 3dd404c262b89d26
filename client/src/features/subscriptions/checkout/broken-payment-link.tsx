import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';

/** Shown for a damaged link or a subscription that no longer exists. Discloses nothing about the owner. */
export function BrokenPaymentLink() {
  return (
    <div className="flex flex-col items-start gap-4">
      <h1>This payment link doesn’t work</h1>
      <p>
        We couldn’t find a subscription for this link. Nothing was charged. Links in emails sometimes break
        across two lines or lose their end when they’re copied. Try copying the whole link into the address
        bar.
      </p>
      <p>You can also pay without the link: sign in and choose your subscription in the menu.</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink href={paths.auth()}>Sign in</ButtonLink>
        <ButtonLink variant="secondary" href={paths.landing()}>
          Go to LeaveBits
        </ButtonLink>
      </div>
    </div>
  );
}
