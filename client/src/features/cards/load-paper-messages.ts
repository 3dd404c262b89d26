import type { Language } from '#shared/domain/languages.ts';
import { ApiError } from '#client/lib/http/api-error.ts';
import { loadMessages } from '#client/lib/messages/catalogs.ts';
import { getLoadedMessages, type Messages } from '#client/lib/messages/use-messages.ts';

/**
 * Loads the messages of what is printed for somebody's papers.
 * @throws ApiError
 */
export async function loadPaperMessages(language: Language): Promise<Messages<'paper-card'>> {
  try {
    await loadMessages(['paper-card'], language);
  } catch (cause) {
    console.warn(cause);
    throw new ApiError('unreachable', null);
  }
  return getLoadedMessages('paper-card', language);
}
