/** Whether the browser thinks that it has a network. It is sure only when it says no. */
export const isOnline = (): boolean => navigator.onLine;

export function onOffline(listener: () => void): () => void {
  window.addEventListener('offline', listener);
  return () => window.removeEventListener('offline', listener);
}

export function onOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}
