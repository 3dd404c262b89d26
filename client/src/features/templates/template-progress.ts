import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { TemplateCategory } from './template-category.ts';

type Recognisable = Pick<Leavebit, 'description' | 'infoFields'>;

/** So many of a template's own lines are no coincidence. */
const LINES_THAT_TELL = 3;

/**
 * The ids of the categories for which a LeaveBit exists. Nothing is kept with a LeaveBit about where it comes from:
 * it is known by the template's description, or, once it has another one, by lines of the template that still begin its own.
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

/** What stands before the first colon: the question of a line, whatever was answered. */
const labelOf = (line: string) => line.slice(0, line.indexOf(':') + 1).trim();

/** The questions of each template that no other one asks. */
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
