import { createElement, Fragment, type ReactNode } from 'react';
import type { Language } from '#shared/domain/languages.ts';
import type {
  MessageArea,
  MessageId,
  MessageTag,
  MessageValues,
  TranslatedArea,
} from '#shared/messages/catalog.ts';
import type { MessageValue } from '#shared/messages/message.ts';
import { formatLoadedMessage } from './catalogs.ts';
import { usePageLanguage } from './language.ts';

type ValuesIfAny<Values> = keyof Values extends never ? [] : [values: Values];

/** Fills in the messages of an area. */
export interface Messages<Area extends MessageArea> {
  /** A message as text. */
  <Id extends MessageId<Area>>(id: Id, ...values: ValuesIfAny<MessageValues<Area, Id>>): string;
  /** A message with tags, each of which is rendered by a function. */
  rich: <Id extends MessageId<Area>>(
    id: Id,
    values: MessageValues<Area, Id> & Record<MessageTag<Area, Id>, (content: ReactNode) => ReactNode>,
  ) => ReactNode;
  language: Language;
}

/**
 * The messages of an area in the page's language. The page must name the area in `translatedPages`, or the lazy part in its
 * areas.
 */
export function useMessages<Area extends TranslatedArea>(area: Area): Messages<Area> {
  return getLoadedMessages(area, usePageLanguage());
}

/** Messages that are loaded. Each call returns the same function, so that effects may depend on it. */
export function getLoadedMessages<Area extends TranslatedArea>(
  area: Area,
  language: Language,
): Messages<Area> {
  const key = `${area}/${language}`;
  let messages = made.get(key);
  if (!messages) {
    messages = createMessages(language, (id, values) => formatLoadedMessage({ area, language, id }, values));
    made.set(key, messages);
  }
  return messages;
}

const made = new Map<string, Messages<MessageArea>>();

/** Messages that `format` fills in. */
export function createMessages<Area extends MessageArea>(
  language: Language,
  format: (
    id: string,
    values?: Record<string, MessageValue<ReactNode>>,
  ) => string | ReactNode | (string | ReactNode)[],
): Messages<Area> {
  const messages = (id: string, values?: Record<string, string | number | Date>) =>
    format(id, values) as string;
  const rich = (id: string, values: Record<string, MessageValue<ReactNode>>) => {
    const content = format(id, values);
    return Array.isArray(content) ? createElement(Fragment, null, ...content) : content;
  };
  return Object.assign(messages, { rich, language }) as Messages<Area>;
}
