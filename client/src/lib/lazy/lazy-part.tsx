import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { importWithRetry } from './lazy-page.ts';

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /**
   * Loads the part early, so that it shows at once. Resolves when it is there, or cannot be loaded. Then showing it tries
   * again.
   */
  preload: () => Promise<void>;
};

/**
 * A part of a page that is loaded separately, such as a dialog. A loaded part shows at once. `React.lazy` alone would
 * show its fallback for 300 ms.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const loading = async () => (Loaded = (await importWithRetry(load))[name]);

  function Part(props: Props) {
    // Chosen once per showing: a change would start the component again. A later showing may choose again, because a
    // failed `lazy` stays failed.
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
 * Loads the parts once their page has come up. A frame later, so that they do not delay its first one. Whoever asks the browser to
 * save data gets a part when it is needed.
 */
export function preloadAfterPaint(...parts: { preload: () => unknown }[]): void {
  // In the build nothing comes after the page.
  if (typeof window === 'undefined' || savesData()) return;
  requestAnimationFrame(() => setTimeout(() => parts.forEach(({ preload }) => preload())));
}

/** Only Chromium tells it: https://wicg.github.io/savedata/ */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
