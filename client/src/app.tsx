import { StrictMode } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { BrokenPage } from './features/site/broken-page.tsx';
import { ConnectionBanner } from './features/site/connection-banner.tsx';
import { SessionWatcher } from './features/accounts/session/session-watcher.tsx';
import { InShownLanguage } from './lib/messages/in-shown-language.tsx';
import { Routes } from './routes.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { Toaster } from './ui/overlays/toast.tsx';

/** The reporter is loaded only when a page crashes. If that fails because the browser is offline, so would the report. */
async function report(error: unknown) {
  (await import('./lib/send-error-report.ts')).sendErrorReport(error);
}

const broken = (error: unknown) => (
  <InShownLanguage>
    <BrokenPage error={error} />
  </InShownLanguage>
);
const onError = (error: unknown) => void report(error).catch(() => undefined);

// Hoisted to keep the element identical across renders. A new one would make React re-render a prerendered page.
const routes = <Routes />;

/** The session watcher sits outside the boundary, so it survives a page crash. Navigating elsewhere retries. */
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

/** The root component. The browser runs it, and the build uses it to prerender the public pages. */
export function App() {
  return (
    <StrictMode>
      <Pages />
      <InShownLanguage>
        <ConnectionBanner />
        <Toaster />
      </InShownLanguage>
    </StrictMode>
  );
}
