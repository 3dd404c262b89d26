let close: () => void = () => undefined;
let reopen: () => void = () => undefined;

/** Registers the functions that close and reopen the live event stream. */
export function registerLiveConnection(connection: { close: () => void; reopen: () => void }): void {
  ({ close, reopen } = connection);
}

/** Called before a sign-out: this tab needs no event about its own action. */
export function closeLiveConnection(): void {
  close();
}

/** Called after this tab's session was replaced, because it needs no event about the end of the old one. */
export function reopenLiveConnection(): void {
  reopen();
}
