import type { Leavebit } from '#shared/contracts/leavebits.ts';

/** The height of a grid row in rem. Cards span whole rows, so that the columns fill up without gaps. */
const ROW = 2;
/** The heights of a card's parts in rem, on a screen wide enough for two columns. */
const FRAME = 14;
const TITLE_LINE = 1.75;
const RECIPIENT = 4.5;
/** Includes the button for adding a name and the status of the last email. */
const RECIPIENT_IN_FULL = 8;
const SMALL_LINE = 1.4;
const LINE = 1.6;
const FILE = 4.2;
/** What stands in place of a sealed text and its files. */
const SEALED = 4;
const LETTERS_OF_TITLE = 40;
const LETTERS_OF_TEXT = 58;
/** Capped, because more rows would only slow down the grid. */
const MOST = 500;

const linesOf = (text: string, letters: number) =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);

/** Estimates how many grid rows a card spans. The number needn't be exact, because rows and cards stretch. */
export function estimateCardRows(
  {
    description,
    infoFields,
    attachments,
    sharingEmails,
    sealed,
  }: Pick<Leavebit, 'description' | 'infoFields' | 'attachments' | 'sharingEmails' | 'sealed'>,
  isExpanded: boolean,
): number {
  const people = sharingEmails.length;
  let height = FRAME + linesOf(description, LETTERS_OF_TITLE) * TITLE_LINE;
  if (isExpanded) {
    height += 5 + people * RECIPIENT_IN_FULL;
    height += sealed ? SEALED : linesOf(infoFields, LETTERS_OF_TEXT) * LINE + attachments.length * FILE;
  } else height += people > 4 ? 3 * RECIPIENT + SMALL_LINE : people * RECIPIENT;
  return Math.min(MOST, Math.ceil(height / ROW));
}
