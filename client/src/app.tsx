import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { BrokenPage } from './features/accounts/broken-page.tsx';
import { ConnectionBanner } from './features/accounts/connection-banner.tsx';
import { SessionWatch } from './features/accounts/session-watch.tsx';
import { queryClient } from './lib/query-client.ts';
import { Routes } from './routes.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { Toaster } from './ui/toast.tsx';

/** Loaded when it is needed: who cannot load it could not report either. */
async function report(error: unknown) {
  (await import('./lib/report-error.ts')).reportError(error);
}

/** The whole program, in the browser and where the build writes the pages for everyone. */
export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary
          fallback={<BrokenPage />}
          onError={(error) => void report(error).catch(() => undefined)}
        >
          <SessionWatch />
          <Routes />
        </ErrorBoundary>
        <ConnectionBanner />
        <Toaster />
      </QueryClientProvider>
    </StrictMode>
  );
}
