import type { Language } from '#shared/domain/languages.ts';
import type { MessageId, MessageValues } from '#shared/messages/catalog.ts';
import { formatCachedMessage } from '../format-cached-message.ts';
import { formatEmailDateIn, type EmailDate } from './email-dates.ts';
import type { EmailContent } from './email-layout.ts';
import { mailCatalogs, type MailArea } from './mail-catalogs.ts';
import { addLanguageToUrl } from './language-links.ts';

type ValuesIfAny<Values> = keyof Values extends never ? [] : [values: Values];

/** Fills in the messages of an area in one language. */
export type FormatMailMessage<Area extends MailArea> = <Id extends MessageId<Area>>(
  id: Id,
  ...values: ValuesIfAny<MessageValues<Area, Id>>
) => string;

/** What an email's text is written with, in one language. */
export interface EmailWriter<Area extends MailArea> {
  /** A message of the email's own area. */
  t: FormatMailMessage<Area>;
  /** A message that all emails to recipients and reporters share. */
  common: FormatMailMessage<'mail-common'>;
  /** A date with its time zones. */
  date: (date: EmailDate) => string;
  /** The link that accompanies a date. */
  dateLink: (date: EmailDate, label?: DateLinkLabel) => { label: string; url: string };
  /** Names one after the other, without “and”. */
  list: (names: readonly string[]) => string;
}

/** What a date is, in the label of its link. */
type DateLinkLabel = Extract<MessageId<'mail-common'>, `${string}InYourTimeZone`>;

/** How to write an email in another language than English. By the content, so that a changed copy of it has none. */
const translations = new WeakMap<EmailContent, (language: Language) => EmailContent>();

/**
 * Writes an email to a recipient or reporter in English. `translateEmail` writes the same in their language.
 * @param area that of the email's messages
 */
export function writeEmail<Area extends MailArea>(
  area: Area,
  write: (writer: EmailWriter<Area>) => EmailContent,
): EmailContent {
  const content = write(createWriter(area, 'en'));
  translations.set(content, (language) => ({
    ...addLanguageToLinks(write(createWriter(area, language)), language),
    language,
  }));
  return content;
}

/** Whether an email can be written in other languages than English. */
export const isTranslatable = (content: object): content is EmailContent =>
  translations.has(content as EmailContent);

/** An email in a language. In English if it is one to owners. */
export const translateEmail = (content: EmailContent, language: Language): EmailContent =>
  (language === 'en' ? undefined : translations.get(content)?.(language)) ?? content;

function createWriter<Area extends MailArea>(area: Area, language: Language): EmailWriter<Area> {
  const common: FormatMailMessage<'mail-common'> = createFormatter('mail-common', language);
  const date = (given: EmailDate) => formatEmailDateIn(language, given, common);
  return {
    t: createFormatter(area, language),
    common,
    date,
    dateLink: ({ url }, label = 'thisDateInYourTimeZone') => ({ label: common(label), url }),
    list: (names) => new Intl.ListFormat(language, { type: 'unit' }).format(names),
  };
}

/** Fills in messages of an area, for what isn't the text of one email. */
export function createFormatter<Area extends MailArea>(
  area: Area,
  language: Language,
): FormatMailMessage<Area> {
  return (id, ...values) => formatMessage(area, language, id, values[0]);
}

function formatMessage(area: MailArea, language: Language, id: string, values?: object): string {
  const message = (mailCatalogs[area][language] as Readonly<Record<string, string>>)[id]!;
  return formatCachedMessage(
    { area, language, id },
    message,
    values as Record<string, string | number> | undefined,
  ) as string;
}

function addLanguageToLinks(content: EmailContent, language: Language): EmailContent {
  const inLanguage = <Link extends { url: string }>(link: Link): Link => ({
    ...link,
    url: addLanguageToUrl(link.url, language),
  });
  return {
    ...content,
    ...(content.action && { action: [content.action].flat().map(inLanguage) }),
    ...(content.links && { links: content.links.map(inLanguage) }),
  };
}
