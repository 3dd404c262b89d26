import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page, PageFooter, PageHeader } from '../../ui/page.tsx';
import type { PageProps } from '../../ui/page.tsx';
import { useCurrentUser } from '../accounts/session/use-current-user.ts';
import { useSignOut } from '../accounts/session/use-sign-out.ts';
import { LanguageSwitch } from './language-switch.tsx';

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
  [paths.terms(), 'terms'],
  [paths.gettingStarted(), 'gettingStarted'],
  [paths.myLeavebits(), 'recipients'],
  [paths.lostReporterLinks(), 'reporters'],
] as const;

/** The frame of every page, with a header and footer. The brand in the header signs owners out and links to the start page. */
export function SitePage({ title, width, className, actions, children }: SitePageProps) {
  usePageTitle(title);
  const t = useMessages('site');
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
          brandLabel={t(isSignedIn ? 'brandSignsOut' : 'brand')}
          onBrandClick={isSignedIn ? logout : undefined}
        >
          {actions}
        </PageHeader>
      }
      footer={
        <PageFooter>
          {footerLinks.map(([href, id]) => (
            <Link
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
            >
              {t(id)}
            </Link>
          ))}
          <LanguageSwitch />
        </PageFooter>
      }
    >
      {children}
    </Page>
  );
}
