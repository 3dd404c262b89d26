let running = 0;
const listeners = new Set<() => void>();

/** Whether this page is sending files: a session must not end under an upload. */
export function isUploading(): boolean {
  return running > 0;
}

/** Calls `listener` whenever an upload begins or ends. @returns how to stop that. */
export function subscribeToUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts an upload as running for as long as `work` takes. */
export async function whileUploading<T>(work: () => Promise<T>): Promise<T> {
  change(1);
  try {
    return await work();
  } finally {
    change(-1);
  }
}

function change(by: number) {
  running += by;
  for (const listener of listeners) listener();
}
