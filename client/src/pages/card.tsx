import { CardCheck } from '../features/cards/entry/card-check.tsx';
import { SecretLinkPage } from '../features/release/links/secret-link-page.tsx';
import { useMessages } from '../lib/messages/use-messages.ts';

/** Says whether a card for sealed LeaveBits works. The link in its QR code leads here, with the key in the fragment. */
export function CardPage() {
  const t = useMessages('cards');
  return (
    <SecretLinkPage title={t('title')} who="recipient">
      <CardCheck />
    </SecretLinkPage>
  );
}
