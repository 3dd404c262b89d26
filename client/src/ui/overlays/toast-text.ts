import type { ToastMessage } from '../../lib/toast-store.ts';

export type ToastText = Pick<ToastMessage, 'title' | 'description'>;

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Removes what is already visible on the page, as given in `said`, from a toast. Null if nothing is left. If the title is
 * dropped, the description replaces it.
 */
export function omitVisibleText(
  { title, description }: ToastText,
  said: readonly string[],
): ToastText | null {
  const isSaid = (words: string) => said.some((text) => plain(text).includes(plain(words)));
  const left = [title, description].filter((words) => words !== undefined && !isSaid(words));
  return left.length === 0 ? null : { title: left[0]!, description: left[1] };
}

/** Messages on the page itself, such as banners that respond to an action, and field errors. */
const INLINE =
  ':is(#root, [role=dialog], [role=alertdialog]) :is([role=alert], [role=status], [id$="-error"])';

/** Lists the page's visible messages, excluding those scrolled out of view or covered by a dialog. */
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
