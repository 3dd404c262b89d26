import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '#shared/domain/languages.ts';
import { isPlainMessage, type MessageValue } from '#shared/messages/message.ts';

const formats = new Map<string, IntlMessageFormat>();

/**
 * Fills in a message. Parses each only once, because a release may write thousands of emails.
 * @returns a text, or its parts if a tag's function returned something else
 */
export function formatCachedMessage<Node = never>(
  { area, language, id }: { area: string; language: Language; id: string },
  message: string,
  values: Readonly<Record<string, MessageValue<Node>>> = {},
): string | Node | (string | Node)[] {
  if (isPlainMessage(message)) return message;
  const key = `${area}/${language}/${id}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new IntlMessageFormat(message, language)));
  return format.format<Node>(values);
}
