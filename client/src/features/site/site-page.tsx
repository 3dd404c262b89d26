import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page, PageFooter, PageHeader } from '../../ui/page.tsx';
import type { PageProps } from '../../ui/page.tsx';
import { useCurrentUser } from '../accounts/session/use-current-user.ts';
import { useSignOut } from '../accounts/session/use-sign-out.ts';

export interface SitePageProps {
  /** The browser tab's title. */
  title: string;
  width?: PageProps['width'];
  className?: string;
  /** Controls at the right end of the header. */
  actions?: ReactNode;
  children: ReactNode;
}

const footerLinks = [
  [paths.terms(), 'Terms and conditions'],
  [paths.gettingStarted(), 'Getting started'],
  [paths.myLeavebits(), 'Somebody left something for me'],
  [paths.lostReporterLinks(), 'I’m somebody’s reporter'],
] as const;

/** The frame of every page, with a header and footer. The brand in the header signs owners out and links to the start page. */
export function SitePage({ title, width, className, actions, children }: SitePageProps) {
  usePageTitle(title);
  const { user, isGuest } = useCurrentUser();
  const { logout } = useSignOut();
  const isSignedIn = user !== null && !isGuest;
  return (
    <Page
      width={width}
      className={className}
      header={
        <PageHeader
          brandHref={paths.landing()}
          brandLabel={isSignedIn ? 'LeaveBits: sign out and go to the start page' : 'LeaveBits, start page'}
          onBrandClick={isSignedIn ? logout : undefined}
        >
          {actions}
        </PageHeader>
      }
      footer={
        <PageFooter>
          {footerLinks.map(([href, label]) => (
            <Link
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
            >
              {label}
            </Link>
          ))}
        </PageFooter>
      }
    >
      {children}
    </Page>
  );
}
