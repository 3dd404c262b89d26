import { useSyncExternalStore } from 'react';

/** This tab's upload as shown on screen. */
export interface UploadState {
  /** The fraction of all bytes sent, 0 to 1. */
  fraction: number;
  /** The file being sent. */
  fileName: string;
  /** The file's one-based position among `count`. */
  position: number;
  count: number;
  phase: UploadPhase;
  /** A problem that does not stop the upload, or null. */
  trouble: string | null;
}

export type UploadPhase =
  | { is: 'sending' }
  /** Resumes automatically. */
  | { is: 'waiting'; why: 'offline' | 'connection' }
  /** Waits for the user to resume. */
  | { is: 'paused'; message: string; goOn: () => void }
  /** The server is removing what has been uploaded. */
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
