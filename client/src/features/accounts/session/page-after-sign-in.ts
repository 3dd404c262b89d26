import { tabStorage } from '#client/lib/browser-storage.ts';
import { isOwnerPage, paths } from '#client/lib/paths.ts';

const KEY = 'leavebits.wantedPage';

/** Remembers the owner page that this tab requested while signed out, typically from a mailed link. */
export function storePageAfterSignIn(path: string): void {
  if (isOwnerPage(path)) tabStorage.set(KEY, path);
}

/** Where to go after signing in: the page that this tab requested, or else the home page. */
export function getPageAfterSignIn(): string {
  return tabStorage.get(KEY) ?? paths.home();
}

export function clearPageAfterSignIn(): void {
  tabStorage.remove(KEY);
}
