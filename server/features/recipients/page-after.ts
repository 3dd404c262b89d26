import { DomainError } from '../../http/domain-error.ts';
import { placeOf, type PlaceInList } from './rules.ts';

/**
 * Where a page of a recipient's list begins, from the words of a request. Null: at the start.
 * @throws DomainError `invalid`
 */
export function pageAfter(words: string | undefined): PlaceInList | null {
  if (words === undefined) return null;
  const place = placeOf(words);
  if (place === null) throw new DomainError('invalid', 'There is no such page of the list');
  return place;
}
