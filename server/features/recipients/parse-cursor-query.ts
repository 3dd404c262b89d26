import { DomainError } from '../../http/domain-error.ts';
import { parseListCursor, type ListCursor } from './list-order.ts';

/**
 * Parses the cursor parameter of a recipient's list. Null for the first page.
 * @throws DomainError `invalid`
 */
export function parseCursorQuery(words: string | undefined): ListCursor | null {
  if (words === undefined) return null;
  const place = parseListCursor(words);
  if (place === null) throw new DomainError('invalid', 'This page of the list doesn’t exist');
  return place;
}
