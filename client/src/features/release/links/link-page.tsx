import type { ReactNode } from 'react';
import { SitePage } from '../../accounts/site-page.tsx';

/** The frame of a page behind a secret link: found by no search engine, told to no other site. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SitePage title={title} width="reading" className="wrap-anywhere">
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta name="referrer" content="no-referrer" />
      {children}
    </SitePage>
  );
}
