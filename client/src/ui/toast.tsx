import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { toastStore } from './toast-store.ts';

export { dismissToast, toast } from './toast-store.ts';
export type { ToastMessage } from './toast-store.ts';

const load = async () => ({ default: (await import('./toast-view.tsx')).ToastView });
const ToastView = lazy(load);

/** Loads ahead of the first message what shows it. If that fails, the first message tries again. */
export function preloadToasts(): void {
  load().catch(() => undefined);
}

/** Placed once, at the root. */
export function Toaster() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => null);
  if (!message) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <ToastView />
      </Suspense>
    </ErrorBoundary>
  );
}
