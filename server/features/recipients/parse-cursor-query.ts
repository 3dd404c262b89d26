import { DomainError } from '../../http/domain-error.ts';
import { parseListCursor, type ListCursor } from './rules.ts';

/**
 * Where a page of a recipient's list begins, from the words of a request. Null: at the start.
 * @throws DomainError `invalid`
 */
export function parseCursorQuery(words: string | undefined): ListCursor | null {
  if (words === undefined) return null;
  const place = parseListCursor(words);
  if (place === null) throw new DomainError('invalid', 'There is no such page of the list');
  return place;
}
