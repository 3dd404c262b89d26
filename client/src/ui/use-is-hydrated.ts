import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a press has an effect. False in what the page shows before its program runs, and as React takes that over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
