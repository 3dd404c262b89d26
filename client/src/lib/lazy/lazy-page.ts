import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * A chunk could not be loaded, either because there was no connection or because a newer version has replaced the file on the
 * server.
 */
export class PageLoadError extends Error {
  override name = 'PageNotLoaded';
}

export type LazyPage<Props extends object = object> = ComponentType<Props> & {
  /** Preloads the page's chunk. Resolves even on failure; the error surfaces when the page renders. */
  preload: () => Promise<void>;
};

/**
 * A page that is loaded when its route first renders. Once loaded, it renders synchronously, whereas `React.lazy` alone would
 * show its fallback for 300 ms. The page must be a named export.
 */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const loading = async () => (Loaded = (await importWithRetry(load))[name]);
  const Waiting = lazy(async () => ({ default: await loading() }));

  function Page(props: Props) {
    // Choose once per mount, because switching would remount the page.
    const [Chosen] = useState<ComponentType<Props>>(() => Loaded ?? Waiting);
    return createElement(Chosen, props);
  }
  return Object.assign(Page, {
    preload: async () => {
      await loading().catch(() => undefined);
    },
  });
}

let tries = 0;

/**
 * Imports a module, and rejects with `PageLoadError` so that the error page can suggest a fix. Browsers may cache a failed
 * import and never request its URL again, so the retry uses a different one.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load().catch((cause: unknown) => {
      const [link = ''] = /https?:\S*/.exec(String(cause)) ?? [];
      const end = link.lastIndexOf('.js');
      if (end === -1) throw cause;
      const address = link.slice(0, end + '.js'.length);
      return import(/* @vite-ignore */ `${address}?${(tries += 1)}`) as Promise<Module>;
    });
  } catch (cause) {
    throw new PageLoadError(String(cause), { cause });
  }
}
