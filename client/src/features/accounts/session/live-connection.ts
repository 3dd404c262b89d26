let close: () => void = () => undefined;

/** Keeps how to close the stream of live events that is open now. */
export function replaceLiveConnection(closeIt: () => void): void {
  close = closeIt;
}

/** Before a sign-out: what this tab does itself, it need not be told. */
export function closeLiveConnection(): void {
  close();
}
