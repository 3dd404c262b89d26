import { useSyncExternalStore } from 'react';
import { preloadableComponent } from '../../lib/lazy/preloadable-component.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { toastStore } from '../../lib/toast-store.ts';

export { dismissErrorToast, toast } from '../../lib/toast-store.ts';

const ToastView = preloadableComponent(() => import('./toast-view.tsx'), 'ToastView');

/** Preloads the view, because the connection may be gone by the time there is a message. */
export const preloadToasts = ToastView.preload;

/** Render once at the root. */
export function Toaster() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => null);
  if (!message) return null;
  return (
    <ErrorBoundary fallback={() => null} resetKey={String(message.id)}>
      <ToastView />
    </ErrorBoundary>
  );
}
