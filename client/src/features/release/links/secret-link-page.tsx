import type { ReactNode } from 'react';
import { SitePage } from '../../site/site-page.tsx';

/**
 * The frame of a page with a secret link. No other site learns the link, and the server keeps it from search engines.
 */
export function SecretLinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SitePage title={title} width="reading" className="wrap-anywhere">
      <meta name="referrer" content="no-referrer" />
      {children}
    </SitePage>
  );
}
