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
import { messages as reportersAf } from '#shared/messages/mail-reporters/af.ts';
import { messages as reportersDe } from '#shared/messages/mail-reporters/de.ts';
import { messages as reportersEn } from '#shared/messages/mail-reporters/en.ts';
import { messages as reportersFr } from '#shared/messages/mail-reporters/fr.ts';
import { messages as reportersNl } from '#shared/messages/mail-reporters/nl.ts';
import { messages as reportersPt } from '#shared/messages/mail-reporters/pt.ts';
import { messages as reportersXh } from '#shared/messages/mail-reporters/xh.ts';
import { messages as reportersZu } from '#shared/messages/mail-reporters/zu.ts';
import { messages as reportsAf } from '#shared/messages/mail-reports/af.ts';
import { messages as reportsDe } from '#shared/messages/mail-reports/de.ts';
import { messages as reportsEn } from '#shared/messages/mail-reports/en.ts';
import { messages as reportsFr } from '#shared/messages/mail-reports/fr.ts';
import { messages as reportsNl } from '#shared/messages/mail-reports/nl.ts';
import { messages as reportsPt } from '#shared/messages/mail-reports/pt.ts';
import { messages as reportsXh } from '#shared/messages/mail-reports/xh.ts';
import { messages as reportsZu } from '#shared/messages/mail-reports/zu.ts';

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
  'mail-reporters': {
    en: reportersEn,
    af: reportersAf,
    zu: reportersZu,
    xh: reportersXh,
    fr: reportersFr,
    pt: reportersPt,
    de: reportersDe,
    nl: reportersNl,
  },
  'mail-reports': {
    en: reportsEn,
    af: reportsAf,
    zu: reportsZu,
    xh: reportsXh,
    fr: reportsFr,
    pt: reportsPt,
    de: reportsDe,
    nl: reportsNl,
  },
};
