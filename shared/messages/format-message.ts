import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../domain/languages.ts';
import { isPlainMessage, type Message, type MessageValue } from './message.ts';

/**
 * Fills in a message.
 * @returns a text, or its parts if a tag's function returned something else
 * @throws Error if a value is missing or the message has a mistake
 */
export function formatMessage<Node = never>(
  message: Message,
  language: Language,
  values: Readonly<Record<string, MessageValue<Node>>> = {},
): string | Node | (string | Node)[] {
  if (isPlainMessage(message)) return message;
  return new IntlMessageFormat(message, language).format<Node>(values);
}
