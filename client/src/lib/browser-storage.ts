/** Storage that never throws. A private mode refuses it, and a full storage refuses writing. */
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

/** How the owner's list looks. It belongs to the device, so it outlives an account's session. */
export const LIST_VIEW_STORAGE_KEY = 'leavebits-list';

/** The storage of this tab. It survives a reload and ends with the tab. */
export const tabStorage = safe(() => window.sessionStorage);
/** The storage of this browser. All tabs share it. */
export const browserStorage = safe(() => window.localStorage);
