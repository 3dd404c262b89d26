import { browserStorage, LIST_VIEW_STORAGE_KEY } from '#client/lib/browser-storage.ts';

const COMPACT = 'compact';

/** Whether people chose the compact list on this device. It says nothing about what they keep. */
export const isListCompact = () => browserStorage.get(LIST_VIEW_STORAGE_KEY) === COMPACT;

export function storeListCompact(isCompact: boolean): void {
  if (isCompact) browserStorage.set(LIST_VIEW_STORAGE_KEY, COMPACT);
  else browserStorage.remove(LIST_VIEW_STORAGE_KEY);
}
