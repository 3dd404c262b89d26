import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { importWithRetry } from './lazy-page.ts';

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Preloads the part, so that it renders immediately. Resolves even on failure; rendering then retries. */
  preload: () => Promise<void>;
};

/**
 * A separately loaded part of a page, such as a dialog. Once loaded, it renders synchronously, whereas `React.lazy` alone would
 * show its fallback for 300 ms.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const loading = async () => (Loaded = (await importWithRetry(load))[name]);

  function Part(props: Props) {
    // Chosen once per mount: switching would remount the component. A later mount may choose differently, because a failed `lazy`
    // stays failed.
    const [Chosen] = useState<ComponentType<Props>>(
      () => Loaded ?? lazy(async () => ({ default: await loading() })),
    );
    return (
      <Suspense fallback={null}>
        <Chosen {...props} />
      </Suspense>
    );
  }
  return Object.assign(Part, {
    preload: async () => {
      await loading().catch(() => undefined);
    },
  });
}

/**
 * Preloads parts one frame after the page has mounted, so as not to delay its first paint. With data saving on, parts load on
 * demand.
 */
export function preloadAfterPaint(...parts: { preload: () => unknown }[]): void {
  // Nothing to preload during prerendering.
  if (typeof window === 'undefined' || savesData()) return;
  requestAnimationFrame(() => setTimeout(() => parts.forEach(({ preload }) => preload())));
}

/** Chromium only: https://wicg.github.io/savedata/ */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
