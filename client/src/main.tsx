import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
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

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary fallback={<BrokenPage />} onError={reportError}>
        <SessionWatch />
        <Routes />
      </ErrorBoundary>
      <ConnectionBanner />
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
);
