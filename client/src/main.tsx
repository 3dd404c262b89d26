import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocationProperty } from 'wouter/use-browser-location';
import { BrokenPage } from './features/accounts/broken-page.tsx';
import { ConnectionBanner } from './features/accounts/connection-banner.tsx';
import { SessionWatch } from './features/accounts/session-watch.tsx';
import { reportError } from './lib/report-error.ts';
import { queryClient } from './lib/query-client.ts';
import { Routes } from './routes.tsx';
import './styles.css';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { Toaster } from './ui/toast.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const broken = (error: unknown) => <BrokenPage error={error} />;

/** A page that breaks leaves the watch over the session standing, and another page is worth a try. */
function App() {
  const address = useLocationProperty(() => window.location.pathname + window.location.hash);
  return (
    <ErrorBoundary fallback={broken} onError={reportError}>
      <SessionWatch />
      <ErrorBoundary fallback={broken} onError={reportError} resetKey={address}>
        <Routes />
      </ErrorBoundary>
    </ErrorBoundary>
  );
}

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
      <ConnectionBanner />
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
);
