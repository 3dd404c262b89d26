import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** A page loaded when its route is first shown; pages are named exports, `React.lazy` wants a default one. */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }));
}
