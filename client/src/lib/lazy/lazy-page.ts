import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * The file of a page, or of a part of one, could not be loaded. There was no connection, or a newer version has
 * replaced the file on the server.
 */
export class PageLoadError extends Error {
  override name = 'PageNotLoaded';
}

export type LazyPage<Props extends object = object> = ComponentType<Props> & {
  /** Loads the page's file early. Resolves when it is there, or cannot be loaded. Then showing the page says so. */
  preload: () => Promise<void>;
};

/**
 * A page that is loaded when its route first shows. A page that is loaded already shows at once. `React.lazy` alone
 * would show its fallback for 300 ms. Pages are named exports.
 */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const loading = async () => (Loaded = (await importWithRetry(load))[name]);
  const Waiting = lazy(async () => ({ default: await loading() }));

  function Page(props: Props) {
    // Chosen once per showing: a change would start the page again.
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
 * Fails with `PageLoadError`, so that the error page can say what helps. A browser may remember that a file failed, and never
 * asks for it again under the same address. So a file that failed is asked for once more under another one.
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
