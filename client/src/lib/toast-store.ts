type ToastVariant = 'default' | 'success' | 'destructive';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  variant?: ToastVariant;
  /** Something to press. The person must find it elsewhere, too. `elsewhere` says where. */
  action?: { label: string; elsewhere: string; press: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
  isOpen: boolean;
}

const REMOVE_AFTER_MS = 1_000_000;

let shown: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ShownToast | null) {
  shown = next;
  for (const listener of listeners) listener();
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => shown,
};

/**
 * Shows a message for five seconds, or ten if there is something to press, and replaces an earlier one. If people must be able
 * to read it later, show it on the page as well.
 */
export function toast(message: ToastMessage): void {
  clearTimeout(removal);
  lastId += 1;
  set({ ...message, id: lastId, isOpen: true });
}

export function dismissToast(id: number): void {
  if (shown?.id !== id) return;
  set({ ...shown, isOpen: false });
  removal = setTimeout(() => set(null), REMOVE_AFTER_MS);
}

/** Called at a new attempt: the last refusal says nothing about it. */
export function dismissErrorToast(): void {
  if (shown?.isOpen && shown.variant === 'destructive') dismissToast(shown.id);
}
