import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';

/** A lazy chunk could not be loaded: either there was no connection, or a newer version has replaced the file on the server. */
export class PageLoadError extends Error {
  override name = 'PageNotLoaded';
}

export type LazyPage<Props extends object = object> = ComponentType<Props> & {
  /** Preloads the page's chunk. Resolves even on failure, which surfaces when the page is rendered. */
  preload: () => Promise<void>;
};

/**
 * A page loaded when its route first renders. Once loaded, it renders synchronously, whereas `React.lazy` alone would show its
 * fallback for 300 ms. Pages are named exports.
 */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const loading = async () => (Loaded = (await importWithRetry(load))[name]);
  const Waiting = lazy(async () => ({ default: await loading() }));

  function Page(props: Props) {
    // Chosen once per mount: switching would remount the page.
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
 * Rejects with `PageLoadError`, so that the error page can suggest a fix. A browser may cache a failed import and never request
 * that URL again, so it is retried once under a different one.
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
