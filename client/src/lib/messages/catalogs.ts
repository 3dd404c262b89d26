import type { Language } from '#shared/domain/languages.ts';
import type { MessageArea } from '#shared/messages/catalog.ts';
import type { formatMessage } from '#shared/messages/format-message.ts';
import { isPlainMessage, type Message, type MessageValue } from '#shared/messages/message.ts';
import { messages as site } from '#shared/messages/site/en.ts';
import { importWithRetry } from '../lazy/import-with-retry.ts';

/** A catalog as `client/build/compile-messages.ts` leaves it: with what fills in its placeholders, if it has any. */
interface CatalogModule {
  messages: Readonly<Record<string, Message>>;
  formatMessage?: typeof formatMessage;
}

const files = import.meta.glob<CatalogModule>([
  '../../../../shared/messages/*/*.ts',
  '!../../../../shared/messages/site/en.ts',
]);

/** The frame in English comes with the start script, because most pages show it. None of its messages has placeholders. */
const loaded = new Map<string, CatalogModule>([['site/en', { messages: site }]]);

const keyOf = (area: MessageArea, language: Language) => `${area}/${language}`;

/**
 * Loads the messages of some areas. What is loaded already isn't loaded again.
 * @throws PageLoadError
 */
export async function loadMessages(areas: readonly MessageArea[], language: Language): Promise<void> {
  await Promise.all(
    areas.map(async (area) => {
      const key = keyOf(area, language);
      if (!loaded.has(key))
        loaded.set(key, await importWithRetry(files[`../../../../shared/messages/${key}.ts`]!));
    }),
  );
}

/**
 * Fills in a message.
 * @throws Error if the page doesn't name the area, so that it isn't loaded
 */
export function formatLoadedMessage<Node>(
  { area, language, id }: { area: MessageArea; language: Language; id: string },
  values?: Readonly<Record<string, MessageValue<Node>>>,
): string | Node | (string | Node)[] {
  const catalog = loaded.get(keyOf(area, language));
  const message = catalog?.messages[id];
  if (message === undefined) throw new Error(`The messages ${keyOf(area, language)} are not loaded.`);
  return isPlainMessage(message) ? message : catalog!.formatMessage!(message, language, values);
}
