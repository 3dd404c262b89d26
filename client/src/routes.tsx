import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { parse } from 'regexparam';
import { matchRoute, Route, Switch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { pagePatterns, type PageName } from '#shared/domain/pages.ts';
import { PageSkeleton } from './features/site/page-skeleton.tsx';
import { lazyPage } from './lib/lazy/lazy-page.ts';
import { secretInHash } from './lib/link-secret.ts';
import { encodedEmailInHash, isRecipientView, paths, secretIn } from './lib/paths.ts';

const LandingPage = lazyPage(() => import('./pages/landing.tsx'), 'LandingPage');
const AuthPage = lazyPage(() => import('./pages/auth.tsx'), 'AuthPage');
const GettingStartedPage = lazyPage(() => import('./pages/getting-started.tsx'), 'GettingStartedPage');
const TermsPage = lazyPage(() => import('./pages/terms.tsx'), 'TermsPage');
const AccountPage = lazyPage(() => import('./pages/account.tsx'), 'AccountPage');
const ownersPages = () => import('./pages/home.tsx');
const HomePage = lazyPage(ownersPages, 'HomePage');
const ReleasePage = lazyPage(ownersPages, 'ReleasePage');
const PeoplePage = lazyPage(ownersPages, 'PeoplePage');
const MyLeavebitsPage = lazyPage(() => import('./pages/my-leavebits.tsx'), 'MyLeavebitsPage');
const SharedPage = lazyPage(() => import('./pages/shared.tsx'), 'SharedPage');
const SharedMultiplePage = lazyPage(() => import('./pages/shared-multiple.tsx'), 'SharedMultiplePage');
const PaymentPage = lazyPage(() => import('./pages/payment.tsx'), 'PaymentPage');
const ReportPage = lazyPage(() => import('./pages/report.tsx'), 'ReportPage');
const RefutePage = lazyPage(() => import('./pages/refute.tsx'), 'RefutePage');
const UndoPage = lazyPage(() => import('./pages/undo.tsx'), 'UndoPage');
const UndoSharingPage = lazyPage(() => import('./pages/undo-sharing.tsx'), 'UndoSharingPage');
const ComeBackPage = lazyPage(() => import('./pages/come-back.tsx'), 'ComeBackPage');
const ConfirmReportPage = lazyPage(() => import('./pages/confirm-report.tsx'), 'ConfirmReportPage');
const StopResetPage = lazyPage(() => import('./pages/stop-reset.tsx'), 'StopResetPage');
const StopMailsPage = lazyPage(() => import('./pages/stop-mails.tsx'), 'StopMailsPage');
const DownloadFailedPage = lazyPage(() => import('./pages/download-failed.tsx'), 'DownloadFailedPage');
const TimeConverterPage = lazyPage(() => import('./pages/time-converter.tsx'), 'TimeConverterPage');
const NotFoundPage = lazyPage(() => import('./pages/not-found.tsx'), 'NotFoundPage');

/** What the address of each page shows. */
const pages: Record<
  PageName,
  { page: { preload: () => Promise<void> }; show: (params: Params) => ReactNode }
> = {
  landing: { page: LandingPage, show: () => <RecipientDoor otherwise={<LandingPage />} /> },
  auth: { page: AuthPage, show: () => <AuthPage /> },
  'getting-started': { page: GettingStartedPage, show: () => <GettingStartedPage /> },
  terms: { page: TermsPage, show: () => <TermsPage /> },
  home: { page: HomePage, show: () => <HomePage /> },
  account: { page: AccountPage, show: () => <AccountPage /> },
  release: { page: ReleasePage, show: () => <ReleasePage /> },
  people: { page: PeoplePage, show: () => <PeoplePage /> },
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
  report: {
    page: ReportPage,
    show: ({ token = '', type = '' }) => <ReportPage key={`${type} ${token}`} token={token} type={type} />,
  },
  refute: { page: RefutePage, show: ({ token = '' }) => <RefutePage key={token} token={token} /> },
  undo: { page: UndoPage, show: ({ token = '' }) => <UndoPage key={token} token={token} /> },
  'undo-sharing': {
    page: UndoSharingPage,
    show: ({ encoded }) => (
      <WithSecret encoded={encoded} show={(token) => <UndoSharingPage key={token} token={token} />} />
    ),
  },
  'come-back': {
    page: ComeBackPage,
    show: ({ encoded }) => (
      <WithSecret encoded={encoded} show={(token) => <ComeBackPage key={token} token={token} />} />
    ),
  },
  'confirm-report': {
    page: ConfirmReportPage,
    show: ({ token }) => <ConfirmReportPage key={token} token={token} />,
  },
  'stop-reset': {
    page: StopResetPage,
    show: ({ token = '' }) => <StopResetPage key={token} token={token} />,
  },
  'stop-mails': {
    page: StopMailsPage,
    show: ({ token = '' }) => <StopMailsPage key={token} token={token} />,
  },
  'download-failed': { page: DownloadFailedPage, show: () => <DownloadFailedPage /> },
  'time-converter': { page: TimeConverterPage, show: () => <TimeConverterPage /> },
};
const pageNames = Object.keys(pages) as PageName[];

type Params = Partial<Record<string, string>>;

/** Loads the page at an address early. Resolves when it is there, or cannot be loaded. */
export async function preloadPageAt({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Promise<void> {
  const name = pageNames.find((page) => matchRoute(parse, pagePatterns[page], pathname)[0]);
  const page = name ? pages[name].page : NotFoundPage;
  await (isRecipientView(pathname, hash) ? MyLeavebitsPage : page).preload();
}

export function Routes() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Switch>
        {pageNames.map((name) => (
          <Route key={name} path={pagePatterns[name]}>
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

/** The address is the key, so that another recipient's link starts from nothing. */
function recipientView(encodedEmail: string) {
  return (
    <Suspense fallback={<PageSkeleton message="Loading your LeaveBits..." />}>
      <MyLeavebitsPage key={encodedEmail} encodedEmail={encodedEmail} />
    </Suspense>
  );
}

/** A recipient's fragment at the start page's address leads to that recipient's view. */
function RecipientDoor({ otherwise }: { otherwise: ReactNode }) {
  const hash = useLocationHash();
  const encodedEmail = encodedEmailInHash(hash);
  const door = encodedEmail === null ? null : paths.myLeavebitsDoor(encodedEmail, secretInHash(hash));
  const isAtDoor = door === null || `/${hash}` === door;
  useEffect(() => {
    if (door !== null && !isAtDoor) window.location.replace(door);
  }, [door, isAtDoor]);

  if (encodedEmail === null) return otherwise;
  return isAtDoor ? recipientView(encodedEmail) : <PageSkeleton message="Loading your LeaveBits..." />;
}

/** A page whose link has its secret in the fragment, which no server log holds. */
function WithSecret({ encoded, show }: { encoded: string | undefined; show: (secret: string) => ReactNode }) {
  return show(secretIn(useLocationHash(), encoded));
}

/** The address's fragment. It follows links, the back button and typing. */
function useLocationHash(): string {
  return useLocationProperty(
    () => window.location.hash,
    // Also as React takes over what the page showed before.
    () => (typeof window === 'undefined' ? '' : window.location.hash),
  );
}
