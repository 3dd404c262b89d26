import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is interactive. False in prerendered HTML and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
