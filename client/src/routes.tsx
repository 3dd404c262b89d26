import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { PageSkeleton } from './features/site/page-skeleton.tsx';
import { ProtectedRoute } from './features/site/protected-route.tsx';
import { lazyPage } from './lib/lazy-page.ts';
import { encodedEmailInHash, paths } from './lib/paths.ts';

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

export function Routes() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Switch>
        <Route path={paths.landing()}>{recipientDoorOr(<LandingPage />)}</Route>
        <Route path={paths.authPattern} component={AuthPage} />
        <Route path={paths.gettingStarted()} component={GettingStartedPage} />
        <Route path={paths.terms()} component={TermsPage} />
        <Route path={paths.home()}>{ownersOnly(<HomePage />)}</Route>
        <Route path={paths.myLeavebitsPattern}>
          {({ encodedEmail = '' }) => recipientView(encodedEmail)}
        </Route>
        <Route path={paths.sharedPattern}>{({ id = '' }) => <SharedPage key={id} id={id} />}</Route>
        <Route path={paths.sharedMultiplePattern}>
          {({ ids = '' }) => <SharedMultiplePage key={ids} ids={ids} />}
        </Route>
        <Route path={paths.paymentPattern}>
          {({ subscriptionId, action }) => (
            <PaymentPage key={subscriptionId} subscriptionId={subscriptionId} action={action} />
          )}
        </Route>
        <Route path={paths.reportPattern}>
          {({ token, type }) => <ReportPage key={`${type} ${token}`} token={token} type={type} />}
        </Route>
        <Route path={paths.refutePattern}>{({ token }) => <RefutePage key={token} token={token} />}</Route>
        <Route path={paths.confirmReportPattern}>
          {({ token }) => <ConfirmReportPage key={token} token={token} />}
        </Route>
        <Route path={paths.downloadFailed()} component={DownloadFailedPage} />
        <Route path={paths.timeConverterPattern} component={TimeConverterPage} />
        <Route component={NotFoundPage} />
      </Switch>
    </Suspense>
  );
}

function ownersOnly(page: ReactNode) {
  return <ProtectedRoute>{page}</ProtectedRoute>;
}

/** The address is the key, so that another recipient's link starts from nothing. */
function recipientView(encodedEmail: string) {
  return (
    <Suspense fallback={<PageSkeleton message="Loading your LeaveBits..." />}>
      <MyLeavebitsPage key={encodedEmail} encodedEmail={encodedEmail} />
    </Suspense>
  );
}

function recipientDoorOr(page: ReactNode) {
  return <RecipientDoor otherwise={page} />;
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
