import { createElement, Fragment, type ReactNode } from 'react';
import type { MessageArea, MessageId, MessageTag, MessageValues } from '#shared/messages/catalog.ts';
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
}

/** The messages of an area in the page's language. The page must name the area in `pageMessages`. */
export function useMessages<Area extends MessageArea>(area: Area): Messages<Area> {
  const language = usePageLanguage();
  const format = (id: string, values?: Record<string, MessageValue<ReactNode>>) =>
    formatLoadedMessage<ReactNode>({ area, language, id }, values);
  const messages = (id: string, values?: Record<string, string | number | Date>) =>
    format(id, values) as string;
  const rich = (id: string, values: Record<string, MessageValue<ReactNode>>) => {
    const content = format(id, values);
    return Array.isArray(content) ? createElement(Fragment, null, ...content) : content;
  };
  return Object.assign(messages, { rich }) as Messages<Area>;
}
