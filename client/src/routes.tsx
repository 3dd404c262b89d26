import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { parse } from 'regexparam';
import { matchRoute, Route, Switch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { parseLinkValue } from '#shared/domain/link-values.ts';
import { getTranslatedAreas, pagePathPatterns, type PageName } from '#shared/domain/pages.ts';
import { PageSkeleton } from './features/site/page-skeleton.tsx';
import { lazyPage, type LazyPage } from './lib/lazy/lazy-page.ts';
import { parseLinkSecret } from './lib/link-secret.ts';
import { parseEncodedEmailHash, isRecipientView, paths } from './lib/paths.ts';

/** A page that is loaded with its messages. */
const lazyRoute = <Name extends string, Props extends object>(
  page: PageName | 'not-found',
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPage<Props> => lazyPage(load, name, getTranslatedAreas(page));

const LandingPage = lazyRoute('landing', () => import('./pages/landing.tsx'), 'LandingPage');
const ownersPages = () => import('./pages/home.tsx');
const MyLeavebitsPage = lazyRoute(
  'my-leavebits',
  () => import('./pages/my-leavebits.tsx'),
  'MyLeavebitsPage',
);
const SharedPage = lazyRoute('shared', () => import('./pages/shared.tsx'), 'SharedPage');
const SharedMultiplePage = lazyRoute(
  'shared-multiple',
  () => import('./pages/shared-multiple.tsx'),
  'SharedMultiplePage',
);
const PaymentPage = lazyRoute('payment', () => import('./pages/payment.tsx'), 'PaymentPage');
const ReportPage = lazyRoute('report', () => import('./pages/report.tsx'), 'ReportPage');
const NotFoundPage = lazyRoute('not-found', () => import('./pages/not-found.tsx'), 'NotFoundPage');

type Params = Partial<Record<string, string>>;
interface PageRoute {
  page: { preload: () => Promise<void> };
  show: (params: Params) => ReactNode;
}

/** A page without URL parameters. */
const pageAlone = (Page: LazyPage): PageRoute => ({ page: Page, show: () => <Page /> });

/** A page with a token in its path. A different token remounts the page. */
const pageForToken = (Page: LazyPage<{ token: string }>): PageRoute => ({
  page: Page,
  show: ({ token: text = '' }) => {
    const token = parseLinkValue(text);
    return <Page key={token} token={token} />;
  },
});

/** A page with a token in the URL fragment, which keeps it out of server logs. */
const pageForFragment = (Page: LazyPage<{ token: string }>): PageRoute => ({
  page: Page,
  show: ({ encoded }) => <WithFragment encoded={encoded} Page={Page} />,
});

/** What to render for each page. */
const pages: Record<PageName, PageRoute> = {
  landing: { page: LandingPage, show: () => <RecipientDoor otherwise={<LandingPage />} /> },
  auth: pageAlone(lazyRoute('auth', () => import('./pages/auth.tsx'), 'AuthPage')),
  'getting-started': pageAlone(
    lazyRoute('getting-started', () => import('./pages/getting-started.tsx'), 'GettingStartedPage'),
  ),
  terms: pageAlone(lazyRoute('terms', () => import('./pages/terms.tsx'), 'TermsPage')),
  home: pageAlone(lazyRoute('home', ownersPages, 'HomePage')),
  account: pageAlone(lazyRoute('account', () => import('./pages/account.tsx'), 'AccountPage')),
  release: pageAlone(lazyRoute('release', ownersPages, 'ReleasePage')),
  people: pageAlone(lazyRoute('people', ownersPages, 'PeoplePage')),
  'my-leavebits': {
    page: MyLeavebitsPage,
    show: ({ encodedEmail = '' }) => recipientView(encodedEmail),
  },
  shared: { page: SharedPage, show: ({ id = '' }) => <SharedPage key={id} id={id} /> },
  'shared-multiple': {
    page: SharedMultiplePage,
    show: ({ ids = '' }) => <SharedMultiplePage key={ids} ids={ids} />,
  },
  payment: {
    page: PaymentPage,
    show: ({ subscriptionId = '', action }) => (
      <PaymentPage key={subscriptionId} subscriptionId={subscriptionId} action={action} />
    ),
  },
  'lost-reporter-links': pageAlone(
    lazyRoute(
      'lost-reporter-links',
      () => import('./pages/lost-reporter-links.tsx'),
      'LostReporterLinksPage',
    ),
  ),
  report: {
    page: ReportPage,
    show: (given) => {
      const [token, type] = [given.token, given.type].map((text = '') => parseLinkValue(text)) as [
        string,
        string,
      ];
      return <ReportPage key={`${type} ${token}`} token={token} type={type.toLowerCase()} />;
    },
  },
  refute: pageForToken(lazyRoute('refute', () => import('./pages/refute.tsx'), 'RefutePage')),
  undo: pageForToken(lazyRoute('undo', () => import('./pages/undo.tsx'), 'UndoPage')),
  'undo-sharing': pageForFragment(
    lazyRoute('undo-sharing', () => import('./pages/undo-sharing.tsx'), 'UndoSharingPage'),
  ),
  'come-back': pageForFragment(lazyRoute('come-back', () => import('./pages/come-back.tsx'), 'ComeBackPage')),
  'confirm-report': pageForToken(
    lazyRoute('confirm-report', () => import('./pages/confirm-report.tsx'), 'ConfirmReportPage'),
  ),
  'stop-reset': pageForToken(
    lazyRoute('stop-reset', () => import('./pages/stop-reset.tsx'), 'StopResetPage'),
  ),
  'stop-mails': pageForToken(
    lazyRoute('stop-mails', () => import('./pages/stop-mails.tsx'), 'StopMailsPage'),
  ),
  card: pageAlone(lazyRoute('card', () => import('./pages/card.tsx'), 'CardPage')),
  'download-failed': pageAlone(
    lazyRoute('download-failed', () => import('./pages/download-failed.tsx'), 'DownloadFailedPage'),
  ),
  'time-converter': pageAlone(
    lazyRoute('time-converter', () => import('./pages/time-converter.tsx'), 'TimeConverterPage'),
  ),
};
const pageNames = Object.keys(pages) as PageName[];

/** Preloads the page for a URL. Resolves even if loading fails. */
export async function preloadPageAt({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Promise<void> {
  const name = pageNames.find((page) => matchRoute(parse, pagePathPatterns[page], pathname)[0]);
  const page = name ? pages[name].page : NotFoundPage;
  await (isRecipientView(pathname, hash) ? MyLeavebitsPage : page).preload();
}

export function Routes() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Switch>
        {pageNames.map((name) => (
          <Route key={name} path={pagePathPatterns[name]}>
            {pages[name].show}
          </Route>
        ))}
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
    </Suspense>
  );
}

/** Remounts for each address, so that another recipient's link starts fresh. */
function recipientView(encodedEmail: string) {
  return (
    <Suspense fallback={<PageSkeleton isRecipients />}>
      <MyLeavebitsPage key={encodedEmail} encodedEmail={encodedEmail} />
    </Suspense>
  );
}

/** Shows a recipient's view if the start page's URL has a fragment with an address. */
function RecipientDoor({ otherwise }: { otherwise: ReactNode }) {
  const hash = useLocationHash();
  const encodedEmail = parseEncodedEmailHash(hash);
  const door = encodedEmail === null ? null : paths.myLeavebitsEmailLink(encodedEmail, parseLinkSecret(hash));
  const isAtDoor = door === null || `/${hash}` === door;
  useEffect(() => {
    if (door !== null && !isAtDoor) window.location.replace(door);
  }, [door, isAtDoor]);

  if (encodedEmail === null) return otherwise;
  return isAtDoor ? recipientView(encodedEmail) : <PageSkeleton isRecipients />;
}

function WithFragment({ encoded, Page }: { encoded: string | undefined; Page: LazyPage<{ token: string }> }) {
  const hash = useLocationHash();
  // Some email gateways turn the fragment into a path segment.
  const token = parseLinkValue(hash.length > 1 ? hash : (encoded ?? ''));
  return <Page key={token} token={token} />;
}

/** The URL's fragment, updated on navigation through links, the back button or manual edits. */
function useLocationHash(): string {
  return useLocationProperty(
    () => window.location.hash,
    // Also used during hydration.
    () => (typeof window === 'undefined' ? '' : window.location.hash),
  );
}
