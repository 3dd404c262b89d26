/** The number of uploads in this tab. A user who is idle during an upload is waiting, not absent. */
let running = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  running += by;
  for (const listener of listeners) listener();
}

/** Marks an upload as running. @returns a function that ends it */
export function startUploadActivity(): () => void {
  let hasEnded = false;
  change(1);
  return () => {
    if (hasEnded) return;
    hasEnded = true;
    change(-1);
  };
}

export const isUploading = (): boolean => running > 0;

export function onUploadActivityChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
