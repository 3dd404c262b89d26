import { useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { toastStore } from '../../lib/toast-store.ts';

export { dismissRefusal, toast } from '../../lib/toast-store.ts';

const ToastView = lazyPart(() => import('./toast-view.tsx'), 'ToastView');

/** Loads the view before the first message, because the connection may be gone by then. */
export const preloadToasts = ToastView.preload;

/** Place it once, at the root. */
export function Toaster() {
  useEffect(watchPresses, []);
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => null);
  if (!message) return null;
  return (
    <ErrorBoundary fallback={() => null} resetKey={String(message.id)}>
      <ToastView />
    </ErrorBoundary>
  );
}

/** A finger's click comes a moment after the finger has left. */
const CLICKED_WITHIN_MS = 100;

/**
 * Marks the document from a press to its click. A message that comes, moves or grows meanwhile would take the click of the
 * button that was pressed. A press on the message itself is for the message.
 */
function watchPresses(): () => void {
  const { dataset } = document.documentElement;
  let end: ReturnType<typeof setTimeout> | undefined;
  const onPress = ({ target }: Event) => {
    clearTimeout(end);
    if (!(target instanceof Element && target.closest('[data-toast]'))) dataset['pressed'] = '';
  };
  const onRelease = () => {
    end = setTimeout(() => delete dataset['pressed'], CLICKED_WITHIN_MS);
  };
  document.addEventListener('pointerdown', onPress, true);
  document.addEventListener('pointerup', onRelease, true);
  document.addEventListener('pointercancel', onRelease, true);
  return () => {
    clearTimeout(end);
    delete dataset['pressed'];
    document.removeEventListener('pointerdown', onPress, true);
    document.removeEventListener('pointerup', onRelease, true);
    document.removeEventListener('pointercancel', onRelease, true);
  };
}
