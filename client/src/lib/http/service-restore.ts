let comeBackAt: string | null = null;
const listeners = new Set<() => void>();

function set(at: string | null): void {
  comeBackAt = at;
  listeners.forEach((listener) => listener());
}

/** Whether the service is known to be restoring a backup, and when recipients should come back. */
export const serviceRestoreStore = {
  subscribe(this: void, listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** A date as text, or an empty string if the response had none. Null if the service isn't known to be restoring. */
  comeBackAt: (): string | null => comeBackAt,
  clear: (): void => set(null),
};

/** Records that a recipient's request was rejected with `restoring`. @param body the unvalidated response body */
export function recordServiceRestoring(body: unknown): void {
  const { comeBackAt: at } = (body ?? {}) as { comeBackAt?: unknown };
  set(typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? at : '');
}
