import { tabStorage } from '#client/lib/browser-storage.ts';
import { isOwnerPage, paths } from '#client/lib/paths.ts';

const KEY = 'leavebits.wantedPage';

/** Remembers the owner page that this tab requested while signed out, typically from a link in an email. */
export function storePageAfterSignIn(path: string): void {
  if (isOwnerPage(path)) tabStorage.set(KEY, path);
}

/** The page that this tab requested before signing in, or the home page. */
export function getPageAfterSignIn(): string {
  return tabStorage.get(KEY) ?? paths.home();
}

export function clearPageAfterSignIn(): void {
  tabStorage.remove(KEY);
}
