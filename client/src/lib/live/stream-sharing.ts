/** Only the same owner's tabs share a stream, so that another owner's tab can't consume the last message. */
export interface SharedStreamKey {
  path: string;
  ownerId: number;
}

export const getSharedStreamName = ({ path, ownerId }: SharedStreamKey) => `leavebits:${path}:${ownerId}`;
/** The Web Locks API requires a secure context. */
export const canShareStream = () => 'locks' in navigator;

/** Sends a message to the tabs that share the stream, after this tab has left it. */
export function notifyStreamSharers(shared: SharedStreamKey, data: unknown): void {
  if (!canShareStream()) return;
  const tabs = new BroadcastChannel(getSharedStreamName(shared));
  tabs.postMessage(data);
  tabs.close();
}
