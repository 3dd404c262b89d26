let close: () => void = () => undefined;
let reopen: () => void = () => undefined;

/** Keeps the functions that close the open stream of live events, and that open it anew. */
export function registerLiveConnection(connection: { close: () => void; reopen: () => void }): void {
  ({ close, reopen } = connection);
}

/** Called before a sign-out: this tab does not need to hear of its own act. */
export function closeLiveConnection(): void {
  close();
}

/** Called after this tab got a new session in place of its old one, whose end it does not need to hear of. */
export function reopenLiveConnection(): void {
  reopen();
}
