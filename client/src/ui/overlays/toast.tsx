import { useSyncExternalStore } from 'react';
import { lazyPart } from '../../lib/lazy/lazy-part.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { toastStore } from '../../lib/toast-store.ts';

export { dismissErrorToast, toast } from '../../lib/toast-store.ts';

const ToastView = lazyPart(() => import('./toast-view.tsx'), 'ToastView');

/** Loads the view before the first message, because the connection may be gone by then. */
export const preloadToasts = ToastView.preload;

/** Render it once, at the root. */
export function Toaster() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => null);
  if (!message) return null;
  return (
    <ErrorBoundary fallback={() => null} resetKey={String(message.id)}>
      <ToastView />
    </ErrorBoundary>
  );
}
