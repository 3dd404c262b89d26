import { tabStorage } from '#client/lib/browser-storage.ts';
import { isOwnerPage, paths } from '#client/lib/paths.ts';

const KEY = 'leavebits.wantedPage';

/** Keeps the owner's page that this tab asked for while nobody was signed in. It is mostly one from a mail. */
export function storePageAfterSignIn(path: string): void {
  if (isOwnerPage(path)) tabStorage.set(KEY, path);
}

/** Where a sign-in leads: to the page that this tab asked for, or else to the home. */
export function getPageAfterSignIn(): string {
  return tabStorage.get(KEY) ?? paths.home();
}

export function clearPageAfterSignIn(): void {
  tabStorage.remove(KEY);
}
