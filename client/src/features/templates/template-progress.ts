import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { TemplateCategory } from './template-category.ts';

/** The ids of the categories for which a LeaveBit exists. It is known by the template's description. */
export function doneCategories(
  categories: readonly TemplateCategory[],
  leavebits: readonly Pick<Leavebit, 'description'>[],
): ReadonlySet<string> {
  const descriptions = new Set(leavebits.map(({ description }) => description.trim()));
  const done = categories.filter(({ template }) => descriptions.has(template.description));
  return new Set(done.map(({ id }) => id));
}
