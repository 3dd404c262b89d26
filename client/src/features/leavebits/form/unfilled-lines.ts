import { templateCategories } from '../../template-texts/categories.ts';
import type { LeavebitFormValues } from './form-values.ts';
import { removeInstructionLines } from './instruction-lines.ts';

/** Every line of every template. Those ending in a colon are questions, which owners answer after the colon. */
const GIVEN: ReadonlySet<string> = new Set(
  templateCategories.flatMap(({ template }) => template.infoFields.split('\n').map((line) => line.trim())),
);
const QUESTIONS = [...GIVEN].filter((line) => line.endsWith(':'));
/** Whether the line comes from a template as it is. */
export const isTemplateLine = (line: string): boolean => GIVEN.has(line.trim());
const isQuestion = (line: string) => isTemplateLine(line) && line.trim().endsWith(':');
const isHeading = (line: string) => isTemplateLine(line) && !isQuestion(line);
/** Whether the line is a question with an inline answer. Such a line does not answer the question above it. */
const isAnswered = (line: string) =>
  QUESTIONS.some((question) => line.trim().length > question.length && line.trim().startsWith(question));
const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';

/** The indexes of a template's unanswered questions. A question is answered if the owner's own text follows it. */
function emptyPlaces(lines: readonly string[]): number[] {
  return lines.flatMap((line, index) => {
    const below = lines.slice(index + 1).find((one) => !isBlank(one));
    const isOpen = below === undefined || isTemplateLine(below) || isAnswered(below);
    return isQuestion(line) && isOpen ? [index] : [];
  });
}

/** Counts the template lines that have not been filled in. */
export const countUnfilledLines = (text: string): number => emptyPlaces(text.split('\n')).length;

/** Removes the unfilled lines, and the headings of sections left empty. The rest of the text is unchanged. */
export function removeUnfilledLines(text: string): string {
  const lines = text.split('\n');
  const empty = new Set(emptyPlaces(lines));
  if (empty.size === 0) return text;
  const kept: string[] = [];
  for (let at = 0; at < lines.length;) {
    const end = lines.findIndex((line, index) => index >= at && isBlank(line));
    const places = Array.from({ length: (end < 0 ? lines.length : end) - at }, (_, index) => at + index);
    const left = places.filter((place) => !empty.has(place));
    const lost = places.length - left.length;
    // Only a heading remains of the section, and it comes from the template.
    const isHeadingAlone = lost > 0 && left.length === 1 && isHeading(lines[left[0]!]!);
    if (!isHeadingAlone) kept.push(...left.map((place) => lines[place]!));
    at += places.length;
    // Blank lines below a removed section go with it.
    const isGone = lost > 0 && (isHeadingAlone || left.length === 0);
    for (; at < lines.length && isBlank(lines[at]); at += 1) if (!isGone) kept.push(lines[at]!);
  }
  return withoutLastLines(kept.join('\n'));
}

/** Whether a text has anything in it that doesn't come from a template. */
export const hasFilledText = (text: string): boolean =>
  removeUnfilledLines(removeInstructionLines(text)).trim() !== '';

/** Removes trailing blank lines. */
function withoutLastLines(text: string): string {
  const filled = text.trimEnd().length;
  const at = text.indexOf('\n', filled);
  return at === -1 ? text : text.slice(0, at);
}

/** Whether the owner is the only recipient. */
export function isForOwnerAlone(
  { recipients }: Pick<LeavebitFormValues, 'recipients'>,
  ownerEmail: string,
): boolean {
  return recipients.every(({ email }) => email === ownerEmail);
}
