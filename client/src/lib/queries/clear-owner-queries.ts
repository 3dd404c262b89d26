let forget: () => void = () => undefined;

/** Registered once by the query client. Pages that don't load a query client have nothing to clear. */
export function onClearOwnerQueries(callback: () => void): void {
  forget = callback;
}

/** Removes everything fetched for an owner and cancels requests in flight. */
export function clearOwnerQueries(): void {
  forget();
}
