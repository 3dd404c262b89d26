let comeBackAt: string | null = null;
const listeners = new Set<() => void>();

function set(at: string | null): void {
  comeBackAt = at;
  listeners.forEach((listener) => listener());
}

/** Whether the service was found to be restored from a backup, and when a recipient is asked to come back. */
export const serviceRestoreStore = {
  subscribe(this: void, listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** A date as text, empty when the answer had none. Null when nothing is known of a restore. */
  comeBackAt: (): string | null => comeBackAt,
  clear: (): void => set(null),
};

/** A recipient's call was refused with `restoring`. @param body the answer's, unchecked */
export function reportServiceRestore(body: unknown): void {
  const { comeBackAt: at } = (body ?? {}) as { comeBackAt?: unknown };
  set(typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? at : '');
}
