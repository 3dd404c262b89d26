import type { ToastMessage } from '../../lib/toast-store.ts';

export type ToastText = Pick<ToastMessage, 'title' | 'description'>;

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * What a toast still has to say, when `said` stands on the screen already. Null: nothing. Without its title, the
 * description takes its place.
 */
export function omitVisibleText(
  { title, description }: ToastText,
  said: readonly string[],
): ToastText | null {
  const isSaid = (words: string) => said.some((text) => plain(text).includes(plain(words)));
  const left = [title, description].filter((words) => words !== undefined && !isSaid(words));
  return left.length === 0 ? null : { title: left[0]!, description: left[1] };
}

/** The messages that stand in the page itself: banners that answer something, and what is wrong with a field. */
const INLINE =
  ':is(#root, [role=dialog], [role=alertdialog]) :is([role=alert], [role=status], [id$="-error"])';

/** The messages in the page that people can see now. What is scrolled away or covered by a dialog is not among them. */
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
