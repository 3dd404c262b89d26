import type { Messages } from '#client/lib/messages/use-messages.ts';
import { createMessages } from '#client/lib/messages/use-messages.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { Catalog, MessageArea } from '#shared/messages/catalog.ts';
import { formatMessage } from '#shared/messages/format-message.ts';

/** An area's messages for functions that take them, without a page that loads them. */
export function messagesFrom<Area extends MessageArea>(
  catalog: Catalog<Area>,
  language: Language = 'en',
): Messages<Area> {
  return createMessages<Area>(language, (id, values) =>
    formatMessage((catalog as Record<string, string>)[id]!, language, values),
  );
}

/** An area's messages in any language. */
export async function loadMessagesOf<Area extends MessageArea>(
  area: Area,
  language: Language,
): Promise<Messages<Area>> {
  const { messages } = (await import(`../../shared/messages/${area}/${language}.ts`)) as {
    messages: Catalog<Area>;
  };
  return messagesFrom(messages, language);
}
