/** Only tabs of the same owner share a stream. Another owner's tab must not take the last message away. */
export interface SharedStreamKey {
  path: string;
  ownerId: number;
}

export const getSharedStreamName = ({ path, ownerId }: SharedStreamKey) => `leavebits:${path}:${ownerId}`;
/** Sharing needs a secure origin. */
export const canShareStream = () => 'locks' in navigator;

/** Tells the sharing tabs something that this tab knows, after it has left the stream. */
export function notifyStreamSharers(shared: SharedStreamKey, data: unknown): void {
  if (!canShareStream()) return;
  const tabs = new BroadcastChannel(getSharedStreamName(shared));
  tabs.postMessage(data);
  tabs.close();
}
