import { StrictMode } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { BrokenPage } from './features/site/broken-page.tsx';
import { ConnectionBanner } from './features/site/connection-banner.tsx';
import { SessionWatcher } from './features/accounts/session/session-watcher.tsx';
import { Routes } from './routes.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { Toaster } from './ui/overlays/toast.tsx';

/** Loaded only when a page crashes. Offline, the report would fail anyway. */
async function report(error: unknown) {
  (await import('./lib/send-error-report.ts')).sendErrorReport(error);
}

const broken = (error: unknown) => <BrokenPage error={error} />;
const onError = (error: unknown) => void report(error).catch(() => undefined);

// A stable element. A new one on each render would make React re-render a prerendered page.
const routes = <Routes />;

/** A crashed page does not stop the session watch. Navigating elsewhere retries. */
function Pages() {
  const address = useLocationProperty(
    () => window.location.pathname + window.location.hash,
    () => null,
  );
  return (
    <ErrorBoundary fallback={broken} onError={onError}>
      <SessionWatcher />
      <ErrorBoundary fallback={broken} onError={onError} resetKey={address}>
        {routes}
      </ErrorBoundary>
    </ErrorBoundary>
  );
}

/** The whole app, run by the browser and used by the build to prerender the public pages. */
export function App() {
  return (
    <StrictMode>
      <Pages />
      <ConnectionBanner />
      <Toaster />
    </StrictMode>
  );
}
