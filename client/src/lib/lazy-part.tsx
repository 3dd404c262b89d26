import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { loadOrSay } from './lazy-page.ts';

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads it ahead, so that it comes up at once. If that fails, showing it tries again. */
  preload: () => void;
};

/**
 * A part of a page that is loaded apart from it: a dialog, say. Once it is loaded it shows without a fallback in
 * between, which `React.lazy` alone would show for 300 ms.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const loading = async () => (Loaded = (await loadOrSay(load))[name]);

  function Part(props: Props) {
    // Chosen once: changing the component would start it afresh. Anew with each showing: a failure stays with its `lazy`.
    const [Chosen] = useState<ComponentType<Props>>(
      () => Loaded ?? lazy(async () => ({ default: await loading() })),
    );
    return (
      <Suspense fallback={null}>
        <Chosen {...props} />
      </Suspense>
    );
  }
  return Object.assign(Part, { preload: () => void loading().catch(() => undefined) });
}

/** Loads them all as soon as the page that may show them has come up. */
export function preloadSoon(...parts: { preload: () => void }[]): void {
  setTimeout(() => parts.forEach(({ preload }) => preload()));
}
