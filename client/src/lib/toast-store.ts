type ToastVariant = 'default' | 'success' | 'destructive';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  variant?: ToastVariant;
  /** Whether it stays when the user tries something again, because that can't help. */
  outlastsRetries?: boolean;
  /** An action button. The same action must be available on the page; `elsewhere` says where. */
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
 * Shows a message for five seconds, or ten if it has an action, replacing any earlier one. If users must be able to read it
 * later, show it on the page too.
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

/** Call when the page changes so much that the message no longer belongs to it. */
export function dismissShownToast(): void {
  if (shown?.isOpen) dismissToast(shown.id);
}

/** Call when the user retries, because the last error is then obsolete. */
export function dismissErrorToast(): void {
  if (shown?.isOpen && shown.variant === 'destructive' && !shown.outlastsRetries) dismissToast(shown.id);
}
