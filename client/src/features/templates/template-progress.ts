import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { TemplateCategory } from '../template-texts/template-category.ts';

type Recognisable = Pick<Leavebit, 'description' | 'infoFields' | 'attachments'>;

/** `begun` means that there is a LeaveBit, but nothing has been filled in yet. */
export type TemplateState = 'begun' | 'done';

/** The number of matching lines that can't be a coincidence. */
const LINES_THAT_TELL = 3;

/**
 * The progress of each category by id. LeaveBits don't store their template, so it is recognized by its description or, if that
 * was changed, by lines that still start like the template's. A category is done once the owner has added a line or a file.
 */
export function getTemplateProgress(
  categories: readonly TemplateCategory[],
  leavebits: readonly Recognisable[],
): ReadonlyMap<string, TemplateState> {
  const own = ownLines(categories);
  const read = leavebits.map(({ description, infoFields, attachments }) => {
    const lines = linesOf(infoFields);
    return { description: description.trim(), lines, labels: new Set(lines.map(labelOf)), attachments };
  });
  const progress = new Map<string, TemplateState>();
  for (const { id, template } of categories) {
    const made = read.filter(
      ({ description, labels }) =>
        description === template.description ||
        [...(own.get(id) ?? [])].filter((line) => labels.has(line)).length >= LINES_THAT_TELL,
    );
    const given = new Set(linesOf(template.infoFields));
    const hasInput = made.some(
      ({ lines, attachments }) => attachments.length > 0 || lines.some((line) => !given.has(line)),
    );
    if (made.length > 0) progress.set(id, hasInput ? 'done' : 'begun');
  }
  return progress;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The question in a line, which ends with the first colon. */
const labelOf = (line: string) => line.slice(0, line.indexOf(':') + 1).trim();

/** The questions that occur in only one template. */
function ownLines(categories: readonly TemplateCategory[]): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map(
    categories.map(({ id, template }) => [
      id,
      new Set(template.infoFields.split('\n').map(labelOf).filter(Boolean)),
    ]),
  );
  const askedIn = (line: string) => [...all.values()].filter((lines) => lines.has(line)).length;
  return new Map(
    [...all].map(([id, lines]) => [id, new Set([...lines].filter((line) => askedIn(line) === 1))]),
  );
}
