import type { Language } from '#shared/domain/languages.ts';
import type { TranslatedArea } from '#shared/messages/catalog.ts';
import { ApiError } from '#client/lib/http/api-error.ts';
import { loadMessages } from '#client/lib/messages/catalogs.ts';

/**
 * Loads the messages of what is printed for somebody's papers, in the languages of these people.
 * @throws ApiError
 */
export async function loadPaperMessages(
  areas: readonly TranslatedArea[],
  languages: readonly Language[],
): Promise<void> {
  try {
    await Promise.all(languages.map((language) => loadMessages(areas, language)));
  } catch (cause) {
    console.warn(cause);
    throw new ApiError('unreachable', null);
  }
}
