import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { TemplateCategory } from '../template-texts/template-category.ts';

type Recognisable = Pick<Leavebit, 'description' | 'infoFields' | 'attachments'>;

/** `begun`: there is a LeaveBit of it, and nothing was written into it yet. */
export type TemplateState = 'begun' | 'done';

/** This many lines of a template cannot be a coincidence. */
const LINES_THAT_TELL = 3;

/**
 * How far each category is, by its id. A LeaveBit does not store which template it came from. Its description tells, or, if
 * that was changed, lines that still start like the template's. It is done when its owner has added a line or a file.
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

/** The question of a line: the text up to the first colon. */
const labelOf = (line: string) => line.slice(0, line.indexOf(':') + 1).trim();

/** The questions of each template that no other template asks. */
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
