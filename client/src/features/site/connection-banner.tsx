import { useEffect, useRef, useSyncExternalStore } from 'react';
import { CloudOff, Hourglass } from 'lucide-react';
import { connectionStore } from '../../lib/http/connection.ts';
import type { ConnectionState } from '../../lib/http/connection.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';

const shapes = { offline: CloudOff, slow: Hourglass } satisfies Record<
  Exclude<ConnectionState, 'good'>,
  object
>;

/** A strip above all pages and dialogs while the server is unreachable or slow. */
export function ConnectionBanner() {
  const t = useMessages('site');
  const state = useSyncExternalStore(
    connectionStore.subscribe,
    connectionStore.current,
    () => 'good' as const,
  );
  const Shape = state === 'good' ? null : shapes[state];
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!strip.current) return;
    // The strip covers nothing, because pages, sheets and toasts start below it.
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([size]) =>
      style.setProperty('--strip', `${size?.contentRect.height ?? 0}px`),
    );
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, []);
  return (
    // Always mounted, because screen readers only announce changes inside an existing live region.
    <div
      ref={strip}
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-0 z-60 print:hidden"
    >
      {Shape && state !== 'good' && (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-1 text-sm text-ink shadow-float">
          <Shape aria-hidden className="size-4 shrink-0 text-warning" />
          <span>{t(state)}</span>
        </p>
      )}
    </div>
  );
}
