let close: () => void = () => undefined;

/** Keeps the function that closes the open stream of live events. */
export function replaceLiveConnection(closeIt: () => void): void {
  close = closeIt;
}

/** Called before a sign-out: this tab does not need to hear of its own act. */
export function closeLiveConnection(): void {
  close();
}
