import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { BrokenPage } from './features/site/broken-page.tsx';
import { ConnectionBanner } from './features/site/connection-banner.tsx';
import { SessionWatch } from './features/accounts/session/session-watch.tsx';
import { queryClient } from './lib/query-client.ts';
import { Routes } from './routes.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { Toaster } from './ui/overlays/toast.tsx';

/** Loaded when it is needed: who cannot load it could not report either. */
async function report(error: unknown) {
  (await import('./lib/report-error.ts')).reportError(error);
}

const broken = (error: unknown) => <BrokenPage error={error} />;
const onError = (error: unknown) => void report(error).catch(() => undefined);

// The same element at each render: an update from above, before a written page is taken over, would have it written anew.
const routes = <Routes />;

/** A page that breaks leaves the watch over the session standing, and another page is worth a try. */
function Pages() {
  const address = useLocationProperty(
    () => window.location.pathname + window.location.hash,
    () => null,
  );
  return (
    <ErrorBoundary fallback={broken} onError={onError}>
      <SessionWatch />
      <ErrorBoundary fallback={broken} onError={onError} resetKey={address}>
        {routes}
      </ErrorBoundary>
    </ErrorBoundary>
  );
}

/** The whole program, in the browser and where the build writes the pages for everyone. */
export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Pages />
        <ConnectionBanner />
        <Toaster />
      </QueryClientProvider>
    </StrictMode>
  );
}
