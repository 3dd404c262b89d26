import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { importWithRetry } from './import-with-retry.ts';

export type PreloadableComponent<Props extends object> = ComponentType<Props> & {
  /** Preloads the part, so that it renders immediately. Resolves even on failure; rendering then retries. */
  preload: () => Promise<void>;
};

/**
 * A separately loaded part of a page, such as a dialog. Once loaded, it renders synchronously, whereas `React.lazy` alone would
 * show its fallback for 300 ms.
 */
export function preloadableComponent<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): PreloadableComponent<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const loading = async () => (Loaded = (await importWithRetry(load))[name]);

  function Part(props: Props) {
    // Choose once per mount, because switching would remount the component. A later mount may choose differently, because a
    // failed `lazy` never recovers.
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
 * Preloads parts one frame after the page has mounted, so that they don't delay its first paint. In data-saver mode, parts are
 * loaded on demand.
 */
export function preloadAfterPaint(...parts: { preload: () => unknown }[]): void {
  // Skip preloading during prerendering.
  if (typeof window === 'undefined' || savesData()) return;
  requestAnimationFrame(() => setTimeout(() => parts.forEach(({ preload }) => preload())));
}

/** Supported by Chromium only: https://wicg.github.io/savedata/ */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
