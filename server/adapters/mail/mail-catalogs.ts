import type { Language } from '#shared/domain/languages.ts';
import type { Catalog, MessageArea } from '#shared/messages/catalog.ts';
import { messages as commonAf } from '#shared/messages/mail-common/af.ts';
import { messages as commonDe } from '#shared/messages/mail-common/de.ts';
import { messages as commonEn } from '#shared/messages/mail-common/en.ts';
import { messages as commonFr } from '#shared/messages/mail-common/fr.ts';
import { messages as commonNl } from '#shared/messages/mail-common/nl.ts';
import { messages as commonPt } from '#shared/messages/mail-common/pt.ts';
import { messages as commonXh } from '#shared/messages/mail-common/xh.ts';
import { messages as commonZu } from '#shared/messages/mail-common/zu.ts';
import { messages as recipientsAf } from '#shared/messages/mail-recipients/af.ts';
import { messages as recipientsDe } from '#shared/messages/mail-recipients/de.ts';
import { messages as recipientsEn } from '#shared/messages/mail-recipients/en.ts';
import { messages as recipientsFr } from '#shared/messages/mail-recipients/fr.ts';
import { messages as recipientsNl } from '#shared/messages/mail-recipients/nl.ts';
import { messages as recipientsPt } from '#shared/messages/mail-recipients/pt.ts';
import { messages as recipientsXh } from '#shared/messages/mail-recipients/xh.ts';
import { messages as recipientsZu } from '#shared/messages/mail-recipients/zu.ts';

/** The areas of emails. Only the server loads them, in all languages. */
export type MailArea = Extract<MessageArea, `mail-${string}`>;

export const mailCatalogs: { readonly [Area in MailArea]: Readonly<Record<Language, Catalog<Area>>> } = {
  'mail-common': {
    en: commonEn,
    af: commonAf,
    zu: commonZu,
    xh: commonXh,
    fr: commonFr,
    pt: commonPt,
    de: commonDe,
    nl: commonNl,
  },
  'mail-recipients': {
    en: recipientsEn,
    af: recipientsAf,
    zu: recipientsZu,
    xh: recipientsXh,
    fr: recipientsFr,
    pt: recipientsPt,
    de: recipientsDe,
    nl: recipientsNl,
  },
};
