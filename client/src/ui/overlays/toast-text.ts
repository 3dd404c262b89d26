import type { ToastMessage } from '../../lib/toast-store.ts';

export type ToastText = Pick<ToastMessage, 'title' | 'description'>;

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * What is left of a toast if `said` is already visible on the page, or null if nothing. If the title is dropped, the description
 * replaces it.
 */
export function omitVisibleText(
  { title, description }: ToastText,
  said: readonly string[],
): ToastText | null {
  const isSaid = (words: string) => said.some((text) => plain(text).includes(plain(words)));
  const left = [title, description].filter((words) => words !== undefined && !isSaid(words));
  return left.length === 0 ? null : { title: left[0]!, description: left[1] };
}

/** Messages in the page itself: banners that respond to an action, and field errors. */
const INLINE =
  ':is(#root, [role=dialog], [role=alertdialog]) :is([role=alert], [role=status], [id$="-error"])';

/** The page's messages that are currently visible, excluding any scrolled out of view or covered by a dialog. */
export function listVisibleMessages(): string[] {
  return [...document.querySelectorAll(INLINE)]
    .filter((element) => !element.closest('[data-toast]') && isSeen(element))
    .map((element) => element.textContent);
}

function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(found);
}
