import { browserStorage, LIST_CHOICE } from '../../../lib/browser-storage.ts';

const COMPACT = 'compact';

/** Whether people chose the compact list on this device. It says nothing about what they keep. */
export const isListCompact = () => browserStorage.get(LIST_CHOICE) === COMPACT;

export function keepListCompact(isCompact: boolean): void {
  if (isCompact) browserStorage.set(LIST_CHOICE, COMPACT);
  else browserStorage.remove(LIST_CHOICE);
}
