let forget: () => void = () => undefined;

/** Registered once by the query client. Pages that don't load it have nothing to clear. */
export function onClearOwnerQueries(callback: () => void): void {
  forget = callback;
}

/** Removes everything fetched for an owner and cancels pending requests. */
export function clearOwnerQueries(): void {
  forget();
}
