import { useSyncExternalStore } from 'react';

/** The upload under way in this tab, as it is shown. */
export interface UploadState {
  /** Of the bytes of all its files, 0 to 1. */
  fraction: number;
  /** The file at work. */
  fileName: string;
  /** Its place among `count`, from 1. */
  position: number;
  count: number;
  standing: Standing;
  /** What is wrong beside, though it goes on; null when nothing is. */
  trouble: string | null;
}

export type Standing =
  | { is: 'sending' }
  /** Goes on by itself. */
  | { is: 'waiting'; why: 'offline' | 'connection' }
  /** Goes on when the person says so. */
  | { is: 'paused'; message: string; goOn: () => void }
  /** What was begun is being removed from the server. */
  | { is: 'stopping' };

let state: UploadState | null = null;
const listeners = new Set<() => void>();

export const uploadState = {
  current: () => state,
  set(next: UploadState | null) {
    state = next;
    for (const listener of listeners) listener();
  },
  update(change: Partial<UploadState>) {
    if (state) uploadState.set({ ...state, ...change });
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const useUploadState = (): UploadState | null =>
  useSyncExternalStore(uploadState.subscribe, uploadState.current);
