/** Only tabs of the same owner share a stream: another owner's tab must not consume the last message. */
export interface SharedStreamKey {
  path: string;
  ownerId: number;
}

export const getSharedStreamName = ({ path, ownerId }: SharedStreamKey) => `leavebits:${path}:${ownerId}`;
/** The Web Locks API requires a secure context. */
export const canShareStream = () => 'locks' in navigator;

/** Notifies the sharing tabs of something this tab knows, after it has left the stream. */
export function notifyStreamSharers(shared: SharedStreamKey, data: unknown): void {
  if (!canShareStream()) return;
  const tabs = new BroadcastChannel(getSharedStreamName(shared));
  tabs.postMessage(data);
  tabs.close();
}
