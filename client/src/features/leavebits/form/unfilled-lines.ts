import { templateCategories } from '../../template-texts/categories.ts';
import type { LeavebitFormValues } from './form-values.ts';

/** Every line of every template, and the questions among them, which owners answer after the colon. */
const GIVEN: ReadonlySet<string> = new Set(
  templateCategories.flatMap(({ template }) => template.infoFields.split('\n').map((line) => line.trim())),
);
const QUESTIONS = [...GIVEN].filter((line) => line.endsWith(':'));
const isGiven = (line: string) => GIVEN.has(line.trim());
const isQuestion = (line: string) => isGiven(line) && line.trim().endsWith(':');
const isHeading = (line: string) => isGiven(line) && !isQuestion(line);
/** A question with an inline answer. As it is a question too, it doesn't answer the one above it. */
const isAnswered = (line: string) =>
  QUESTIONS.some((question) => line.trim().length > question.length && line.trim().startsWith(question));
const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';

/**
 * The indexes of a template's unanswered questions. Only the template's own text counts. A question followed by the
 * owner's own text is answered. If nothing is answered yet, the whole form is retained.
 */
function emptyPlaces(lines: readonly string[]): number[] {
  if (lines.every((line) => isBlank(line) || isGiven(line))) return [];
  return lines.flatMap((line, index) => {
    const below = lines.slice(index + 1).find((one) => !isBlank(one));
    const isOpen = below === undefined || isGiven(below) || isAnswered(below);
    return isQuestion(line) && isOpen ? [index] : [];
  });
}

/** How many lines of a template are not filled in. */
export const countUnfilledLines = (text: string): number => emptyPlaces(text.split('\n')).length;

/** The text without those lines, and without the headings of sections that have nothing else. The rest is unchanged. */
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
    // All that is left of a section is its heading, if that is the template's too.
    const isHeadingAlone = lost > 0 && left.length === 1 && isHeading(lines[left[0]!]!);
    if (!isHeadingAlone) kept.push(...left.map((place) => lines[place]!));
    at += places.length;
    // The blank lines below a section are removed with it.
    const isGone = lost > 0 && (isHeadingAlone || left.length === 0);
    for (; at < lines.length && isBlank(lines[at]); at += 1) if (!isGone) kept.push(lines[at]!);
  }
  return withoutLastLines(kept.join('\n'));
}

/** Removes trailing blank lines. */
function withoutLastLines(text: string): string {
  const filled = text.trimEnd().length;
  const at = text.indexOf('\n', filled);
  return at === -1 ? text : text.slice(0, at);
}

/** Whether only the owner receives it. */
export function isForOwnerAlone(
  { recipients }: Pick<LeavebitFormValues, 'recipients'>,
  ownerEmail: string,
): boolean {
  return recipients.every(({ email }) => email === ownerEmail);
}

/**
 * The values that a form saves. Unfilled lines are removed for recipients, unless the owner keeps them. An owner alone
 * can keep filling them in.
 */
export function prepareFormForSave(values: LeavebitFormValues, ownerEmail: string): LeavebitFormValues {
  if (values.keepsEmptyLines || isForOwnerAlone(values, ownerEmail)) return values;
  return { ...values, infoFields: removeUnfilledLines(values.infoFields) };
}
