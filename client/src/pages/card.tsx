import { CardCheck } from '../features/cards/entry/card-check.tsx';
import { SecretLinkPage } from '../features/release/links/secret-link-page.tsx';

/** Says whether a card for sealed LeaveBits works. The link in its QR code leads here, with the key in the fragment. */
export function CardPage() {
  return (
    <SecretLinkPage title="Check your card" who="recipient">
      <CardCheck />
    </SecretLinkPage>
  );
}
