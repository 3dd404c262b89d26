import type { Language } from '#shared/domain/languages.ts';
import type {
  Catalog,
  MessageId,
  MessageTag,
  MessageValues,
  TextMessages,
} from '#shared/messages/catalog.ts';
import type { MessageValue } from '#shared/messages/message.ts';
import { messages as letterAf } from '#shared/messages/letter/af.ts';
import { messages as letterDe } from '#shared/messages/letter/de.ts';
import { messages as letterEn } from '#shared/messages/letter/en.ts';
import { messages as letterFr } from '#shared/messages/letter/fr.ts';
import { messages as letterNl } from '#shared/messages/letter/nl.ts';
import { messages as letterPt } from '#shared/messages/letter/pt.ts';
import { messages as letterXh } from '#shared/messages/letter/xh.ts';
import { messages as letterZu } from '#shared/messages/letter/zu.ts';
import { messages as pageAf } from '#shared/messages/received-page/af.ts';
import { messages as pageDe } from '#shared/messages/received-page/de.ts';
import { messages as pageEn } from '#shared/messages/received-page/en.ts';
import { messages as pageFr } from '#shared/messages/received-page/fr.ts';
import { messages as pageNl } from '#shared/messages/received-page/nl.ts';
import { messages as pagePt } from '#shared/messages/received-page/pt.ts';
import { messages as pageXh } from '#shared/messages/received-page/xh.ts';
import { messages as pageZu } from '#shared/messages/received-page/zu.ts';
import { formatCachedMessage } from '#server/adapters/format-cached-message.ts';

type DownloadArea = 'letter' | 'received-page';

const catalogs: { readonly [Area in DownloadArea]: Readonly<Record<Language, Catalog<Area>>> } = {
  letter: {
    en: letterEn,
    af: letterAf,
    zu: letterZu,
    xh: letterXh,
    fr: letterFr,
    pt: letterPt,
    de: letterDe,
    nl: letterNl,
  },
  'received-page': {
    en: pageEn,
    af: pageAf,
    zu: pageZu,
    xh: pageXh,
    fr: pageFr,
    pt: pagePt,
    de: pageDe,
    nl: pageNl,
  },
};

/** The messages of what is downloaded, in one language. */
export interface DownloadMessages {
  letter: TextMessages<'letter'>;
  page: TextMessages<'received-page'>;
  /** A message of the page with tags, each of which is rendered by a function. */
  pageParts: <Node, Id extends MessageId<'received-page'>>(
    id: Id,
    values: MessageValues<'received-page', Id> & Record<MessageTag<'received-page', Id>, () => Node>,
  ) => (string | Node)[];
  language: Language;
}

/** The messages of what somebody downloads who reads in this language. */
export const createDownloadMessages = (language: Language): DownloadMessages => ({
  letter: createText('letter', language),
  page: createText('received-page', language),
  pageParts: <Node>(id: string, values: object) =>
    [format<Node>('received-page', language, id, values as Record<string, MessageValue<Node>>)].flat() as (
      string | Node
    )[],
  language,
});

function createText<Area extends DownloadArea>(area: Area, language: Language): TextMessages<Area> {
  const t = (id: string, values?: Record<string, MessageValue>) =>
    format(area, language, id, values) as string;
  return Object.assign(t, { language }) as TextMessages<Area>;
}

function format<Node = never>(
  area: DownloadArea,
  language: Language,
  id: string,
  values?: Record<string, MessageValue<Node>>,
): string | Node | (string | Node)[] {
  const message = (catalogs[area][language] as Readonly<Record<string, string>>)[id]!;
  return formatCachedMessage<Node>({ area, language, id }, message, values);
}
