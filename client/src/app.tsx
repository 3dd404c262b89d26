import { StrictMode } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { BrokenPage } from './features/site/broken-page.tsx';
import { ConnectionBanner } from './features/site/connection-banner.tsx';
import { SessionWatcher } from './features/accounts/session/session-watcher.tsx';
import { Routes } from './routes.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { Toaster } from './ui/overlays/toast.tsx';

/** Loaded only when a page breaks. Without a connection the report would fail anyway. */
async function report(error: unknown) {
  (await import('./lib/send-error-report.ts')).sendErrorReport(error);
}

const broken = (error: unknown) => <BrokenPage error={error} />;
const onError = (error: unknown) => void report(error).catch(() => undefined);

// The element stays the same at each render. A new one would make React draw a prerendered page again.
const routes = <Routes />;

/** A broken page does not stop the session watch. It is tried again at the next address. */
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

/** The whole program. The browser runs it, and the build renders the public pages with it. */
export function App() {
  return (
    <StrictMode>
      <Pages />
      <ConnectionBanner />
      <Toaster />
    </StrictMode>
  );
}
