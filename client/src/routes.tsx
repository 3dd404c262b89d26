import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { parse } from 'regexparam';
import { matchRoute, Route, Switch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { PageSkeleton } from './features/site/page-skeleton.tsx';
import { lazyPage } from './lib/lazy-page.ts';
import { encodedEmailInHash, isRecipientView, paths } from './lib/paths.ts';

const LandingPage = lazyPage(() => import('./pages/landing.tsx'), 'LandingPage');
const AuthPage = lazyPage(() => import('./pages/auth.tsx'), 'AuthPage');
const GettingStartedPage = lazyPage(() => import('./pages/getting-started.tsx'), 'GettingStartedPage');
const TermsPage = lazyPage(() => import('./pages/terms.tsx'), 'TermsPage');
const HomePage = lazyPage(() => import('./pages/home.tsx'), 'HomePage');
const MyLeavebitsPage = lazyPage(() => import('./pages/my-leavebits.tsx'), 'MyLeavebitsPage');
const SharedPage = lazyPage(() => import('./pages/shared.tsx'), 'SharedPage');
const SharedMultiplePage = lazyPage(() => import('./pages/shared-multiple.tsx'), 'SharedMultiplePage');
const PaymentPage = lazyPage(() => import('./pages/payment.tsx'), 'PaymentPage');
const ReportPage = lazyPage(() => import('./pages/report.tsx'), 'ReportPage');
const RefutePage = lazyPage(() => import('./pages/refute.tsx'), 'RefutePage');
const ConfirmReportPage = lazyPage(() => import('./pages/confirm-report.tsx'), 'ConfirmReportPage');
const DownloadFailedPage = lazyPage(() => import('./pages/download-failed.tsx'), 'DownloadFailedPage');
const TimeConverterPage = lazyPage(() => import('./pages/time-converter.tsx'), 'TimeConverterPage');
const NotFoundPage = lazyPage(() => import('./pages/not-found.tsx'), 'NotFoundPage');

/** What each path shows. The first that matches is taken. */
const pages: {
  path?: string;
  page: { preload: () => Promise<void> };
  show: (params: Params) => ReactNode;
}[] = [
  { path: paths.landing(), page: LandingPage, show: () => <RecipientDoor otherwise={<LandingPage />} /> },
  { path: paths.authPattern, page: AuthPage, show: () => <AuthPage /> },
  { path: paths.gettingStarted(), page: GettingStartedPage, show: () => <GettingStartedPage /> },
  { path: paths.terms(), page: TermsPage, show: () => <TermsPage /> },
  { path: paths.home(), page: HomePage, show: () => <HomePage /> },
  {
    path: paths.myLeavebitsPattern,
    page: MyLeavebitsPage,
    show: ({ encodedEmail = '' }) => recipientView(encodedEmail),
  },
  { path: paths.sharedPattern, page: SharedPage, show: ({ id = '' }) => <SharedPage key={id} id={id} /> },
  {
    path: paths.sharedMultiplePattern,
    page: SharedMultiplePage,
    show: ({ ids = '' }) => <SharedMultiplePage key={ids} ids={ids} />,
  },
  {
    path: paths.paymentPattern,
    page: PaymentPage,
    show: ({ subscriptionId = '', action }) => (
      <PaymentPage key={subscriptionId} subscriptionId={subscriptionId} action={action} />
    ),
  },
  {
    path: paths.reportPattern,
    page: ReportPage,
    show: ({ token = '', type = '' }) => <ReportPage key={`${type} ${token}`} token={token} type={type} />,
  },
  {
    path: paths.refutePattern,
    page: RefutePage,
    show: ({ token = '' }) => <RefutePage key={token} token={token} />,
  },
  {
    path: paths.confirmReportPattern,
    page: ConfirmReportPage,
    show: ({ token }) => <ConfirmReportPage key={token} token={token} />,
  },
  { path: paths.downloadFailed(), page: DownloadFailedPage, show: () => <DownloadFailedPage /> },
  { path: paths.timeConverterPattern, page: TimeConverterPage, show: () => <TimeConverterPage /> },
  { page: NotFoundPage, show: () => <NotFoundPage /> },
];

type Params = Partial<Record<string, string>>;

/** Loads the page at an address early. Resolves when it is there, or cannot be loaded. */
export async function preloadPageAt({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Promise<void> {
  const isShown = ({ path }: { path?: string }) => !path || matchRoute(parse, path, pathname)[0];
  const page = isRecipientView(pathname, hash) ? MyLeavebitsPage : pages.find(isShown)!.page;
  await page.preload();
}

export function Routes() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Switch>
        {pages.map(({ path, show }) => (
          <Route key={path ?? 'else'} path={path}>
            {show}
          </Route>
        ))}
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
  const door = encodedEmail === null ? null : paths.myLeavebitsDoor(encodedEmail);
  const isAtDoor = door === null || `/${hash}` === door;
  useEffect(() => {
    if (door !== null && !isAtDoor) window.location.replace(door);
  }, [door, isAtDoor]);

  if (encodedEmail === null) return otherwise;
  return isAtDoor ? recipientView(encodedEmail) : <PageSkeleton message="Loading your LeaveBits..." />;
}

/** The address's fragment. It follows links, the back button and typing. */
function useLocationHash(): string {
  return useLocationProperty(
    () => window.location.hash,
    () => '',
  );
}
