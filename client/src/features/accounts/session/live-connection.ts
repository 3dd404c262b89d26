let close: () => void = () => undefined;
let reopen: () => void = () => undefined;

/** Registers the functions that close and reopen the live event stream. */
export function registerLiveConnection(connection: { close: () => void; reopen: () => void }): void {
  ({ close, reopen } = connection);
}

/** Call before signing out, because this tab doesn't need an event about its own sign-out. */
export function closeLiveConnection(): void {
  close();
}

/** Call after replacing this tab's session, because the tab doesn't need an event about the end of the old one. */
export function reopenLiveConnection(): void {
  reopen();
}
