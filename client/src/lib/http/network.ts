/** Whether the browser believes it is online. Only a negative result is reliable. */
export const isOnline = (): boolean => navigator.onLine;

export function onOffline(listener: () => void): () => void {
  window.addEventListener('offline', listener);
  return () => window.removeEventListener('offline', listener);
}

export function onOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}
