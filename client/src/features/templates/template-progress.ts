import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { TemplateCategory } from './template-category.ts';

type Recognisable = Pick<Leavebit, 'description' | 'infoFields'>;

/** This many lines of a template cannot be a coincidence. */
const LINES_THAT_TELL = 3;

/**
 * The ids of the categories that have a LeaveBit. A LeaveBit does not store which template it came from. Its
 * description tells, or, if that was changed, lines that still start like the template's.
 */
export function doneCategories(
  categories: readonly TemplateCategory[],
  leavebits: readonly Recognisable[],
): ReadonlySet<string> {
  const own = ownLines(categories);
  const read = leavebits.map(({ description, infoFields }) => ({
    description: description.trim(),
    labels: new Set(infoFields.split('\n').map(labelOf)),
  }));
  const done = categories.filter(({ id, template }) =>
    read.some(({ description, labels }) => {
      if (description === template.description) return true;
      return [...(own.get(id) ?? [])].filter((line) => labels.has(line)).length >= LINES_THAT_TELL;
    }),
  );
  return new Set(done.map(({ id }) => id));
}

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
