import { useEffect, useState } from 'react';

/** An address that was typed or is in a link, with its domain as people write it. Few addresses need the decoder. */
export function EmailAddress({ email }: { email: string }) {
  const [decoded, setDecoded] = useState({ email: '', text: '' });
  useEffect(() => {
    if (!email.includes('xn--')) return;
    import('#shared/domain/format-email.ts').then(
      ({ formatEmail }) => setDecoded({ email, text: formatEmail(email) }),
      () => undefined,
    );
  }, [email]);
  return <span translate="no">{decoded.email === email ? decoded.text : email}</span>;
}
