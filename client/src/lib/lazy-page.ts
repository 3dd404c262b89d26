import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** A page's file did not come: there was no connection, or a newer version has taken its place on the server. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded';
}

/** A page loaded when its route is first shown; pages are named exports, `React.lazy` wants a default one. */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const page = await load().catch((cause: unknown) => {
      throw new PageNotLoaded(String(cause), { cause });
    });
    return { default: page[name] };
  });
}
