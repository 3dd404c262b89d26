import type { ReactNode } from 'react';
import { SitePage } from '../../site/site-page.tsx';

/**
 * The frame for a page with a secret link. Keeps the link from leaking to other sites; the server keeps it out of search
 * engines.
 */
export function SecretLinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SitePage title={title} width="reading" className="wrap-anywhere">
      <meta name="referrer" content="no-referrer" />
      {children}
    </SitePage>
  );
}
