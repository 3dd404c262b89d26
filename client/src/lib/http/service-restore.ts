let comeBackAt: string | null = null;
const listeners = new Set<() => void>();

function set(at: string | null): void {
  comeBackAt = at;
  listeners.forEach((listener) => listener());
}

/** Whether the service is known to be restoring from a backup, and when recipients should come back. */
export const serviceRestoreStore = {
  subscribe(this: void, listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** A date as text, empty if the response had none. Null if no restore is known. */
  comeBackAt: (): string | null => comeBackAt,
  clear: (): void => set(null),
};

/** Records that a recipient's request was rejected with `restoring`. @param body the response body, unchecked */
export function reportServiceRestore(body: unknown): void {
  const { comeBackAt: at } = (body ?? {}) as { comeBackAt?: unknown };
  set(typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? at : '');
}
