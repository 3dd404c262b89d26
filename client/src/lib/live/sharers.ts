/** Only tabs of the same owner share a stream. Another owner's tab must not take the last message away. */
export interface Shared {
  path: string;
  ownerId: number;
}

export const nameOf = ({ path, ownerId }: Shared) => `leavebits:${path}:${ownerId}`;
/** Sharing needs a secure origin. */
export const canShare = () => 'locks' in navigator;

/** Tells the sharing tabs something that this tab knows, after it has left the stream. */
export function tellSharers(shared: Shared, data: unknown): void {
  if (!canShare()) return;
  const tabs = new BroadcastChannel(nameOf(shared));
  tabs.postMessage(data);
  tabs.close();
}
