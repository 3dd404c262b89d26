import { useLocationProperty } from 'wouter/use-browser-location';

/** The address's fragment, followed through links, the back button and typing. */
export function useLocationHash(): string {
  return useLocationProperty(
    () => window.location.hash,
    () => '',
  );
}
