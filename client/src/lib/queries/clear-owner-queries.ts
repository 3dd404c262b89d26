let forget: () => void = () => undefined;

/** Registered once by the query client. A page that loads no query client has read nothing with it. */
export function onClearOwnerQueries(callback: () => void): void {
  forget = callback;
}

/** Removes everything that was read for an owner, and stops the reads that are under way. */
export function clearOwnerQueries(): void {
  forget();
}
