/** Storage that never throws. Private modes may deny access, and writes fail if it is full. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): boolean;
  remove(key: string): void;
  clear(): void;
}

function safe(storage: () => Storage): SafeStorage {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((place) => place.getItem(key), null),
    set: (key, value) =>
      attempt((place) => {
        place.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((place) => place.removeItem(key), undefined),
    clear: () => attempt((place) => place.clear(), undefined),
  };
}

/** The key for the list layout. It is a device preference, so it outlives the session. */
export const LIST_VIEW_STORAGE_KEY = 'leavebits-list';

/** This tab's storage, which survives reloads and is cleared when the tab closes. */
export const tabStorage = safe(() => window.sessionStorage);
/** This browser's storage, shared by all tabs. */
export const browserStorage = safe(() => window.localStorage);
