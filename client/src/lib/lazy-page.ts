import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/**
 * The file of a page, or of a part of one, could not be loaded. There was no connection, or a newer version has
 * replaced the file on the server.
 */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded';
}

/**
 * A page that is loaded when its route first shows. Pages are named exports, and `React.lazy` wants a default one.
 */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await loadOrSay(load))[name] }));
}

/** Fails with `PageNotLoaded`, so that the error page can say what helps. */
export async function loadOrSay<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new PageNotLoaded(String(cause), { cause });
  }
}
