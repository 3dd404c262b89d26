import { useSyncExternalStore } from 'react';

/** The running upload of this tab, as the screen shows it. */
export interface UploadState {
  /** The share of all bytes, 0 to 1. */
  fraction: number;
  /** The file that is being sent. */
  fileName: string;
  /** The place among `count`, from 1. */
  position: number;
  count: number;
  phase: UploadPhase;
  /** A problem that does not stop the upload. Null when there is none. */
  trouble: string | null;
}

export type UploadPhase =
  | { is: 'sending' }
  /** Continues by itself. */
  | { is: 'waiting'; why: 'offline' | 'connection' }
  /** Continues when the person says so. */
  | { is: 'paused'; message: string; goOn: () => void }
  /** The server is removing what was begun. */
  | { is: 'stopping' };

let state: UploadState | null = null;
const listeners = new Set<() => void>();

export const uploadStore = {
  current: () => state,
  set(next: UploadState | null) {
    state = next;
    for (const listener of listeners) listener();
  },
  update(change: Partial<UploadState>) {
    if (state) uploadStore.set({ ...state, ...change });
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const useUploadState = (): UploadState | null =>
  useSyncExternalStore(uploadStore.subscribe, uploadStore.current);
