import { browserStorage, LIST_VIEW_STORAGE_KEY } from '#client/lib/browser-storage.ts';

const COMPACT = 'compact';

/** Whether the compact list was chosen on this device. The setting reveals nothing about the owner's data. */
export const isListCompact = () => browserStorage.get(LIST_VIEW_STORAGE_KEY) === COMPACT;

export function storeListCompact(isCompact: boolean): void {
  if (isCompact) browserStorage.set(LIST_VIEW_STORAGE_KEY, COMPACT);
  else browserStorage.remove(LIST_VIEW_STORAGE_KEY);
}
