import type { ReactNode } from 'react';
import { HelpLine } from '../../site/help-line.tsx';
import type { HelpSeeker } from '../../site/help-text.tsx';
import { SitePage } from '../../site/site-page.tsx';

/**
 * The frame for a page with a secret link. Keeps the link from leaking to other sites; the server keeps it out of search
 * engines.
 */
export function SecretLinkPage({
  title,
  who = 'reporter',
  children,
}: {
  title: string;
  /** Whom the link is for. */
  who?: HelpSeeker;
  children: ReactNode;
}) {
  return (
    <SitePage title={title} width="reading" className="wrap-anywhere">
      <meta name="referrer" content="no-referrer" />
      {children}
      <HelpLine who={who} />
    </SitePage>
  );
}
