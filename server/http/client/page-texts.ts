import type { Language } from '#shared/domain/languages.ts';
import type { PublicPage } from '#shared/domain/pages.ts';
import type { Catalog } from '#shared/messages/catalog.ts';
import { messages as documentAf } from '#shared/messages/document/af.ts';
import { messages as documentDe } from '#shared/messages/document/de.ts';
import { messages as documentEn } from '#shared/messages/document/en.ts';
import { messages as documentFr } from '#shared/messages/document/fr.ts';
import { messages as documentNl } from '#shared/messages/document/nl.ts';
import { messages as documentPt } from '#shared/messages/document/pt.ts';
import { messages as documentXh } from '#shared/messages/document/xh.ts';
import { messages as documentZu } from '#shared/messages/document/zu.ts';
import { messages as startAf } from '#shared/messages/getting-started/af.ts';
import { messages as startDe } from '#shared/messages/getting-started/de.ts';
import { messages as startEn } from '#shared/messages/getting-started/en.ts';
import { messages as startFr } from '#shared/messages/getting-started/fr.ts';
import { messages as startNl } from '#shared/messages/getting-started/nl.ts';
import { messages as startPt } from '#shared/messages/getting-started/pt.ts';
import { messages as startXh } from '#shared/messages/getting-started/xh.ts';
import { messages as startZu } from '#shared/messages/getting-started/zu.ts';
import { messages as af } from '#shared/messages/landing/af.ts';
import { messages as de } from '#shared/messages/landing/de.ts';
import { messages as en } from '#shared/messages/landing/en.ts';
import { messages as fr } from '#shared/messages/landing/fr.ts';
import { messages as nl } from '#shared/messages/landing/nl.ts';
import { messages as pt } from '#shared/messages/landing/pt.ts';
import { messages as xh } from '#shared/messages/landing/xh.ts';
import { messages as zu } from '#shared/messages/landing/zu.ts';
import { messages as termsAf } from '#shared/messages/terms/af.ts';
import { messages as termsDe } from '#shared/messages/terms/de.ts';
import { messages as termsEn } from '#shared/messages/terms/en.ts';
import { messages as termsFr } from '#shared/messages/terms/fr.ts';
import { messages as termsNl } from '#shared/messages/terms/nl.ts';
import { messages as termsPt } from '#shared/messages/terms/pt.ts';
import { messages as termsXh } from '#shared/messages/terms/xh.ts';
import { messages as termsZu } from '#shared/messages/terms/zu.ts';

/** In every language, for the heads of public pages. */
const landing: Readonly<Record<Language, Catalog<'landing'>>> = { en, af, zu, xh, fr, pt, de, nl };
const gettingStarted: Readonly<Record<Language, Catalog<'getting-started'>>> = {
  en: startEn,
  af: startAf,
  zu: startZu,
  xh: startXh,
  fr: startFr,
  pt: startPt,
  de: startDe,
  nl: startNl,
};

const terms: Readonly<Record<Language, Catalog<'terms'>>> = {
  en: termsEn,
  af: termsAf,
  zu: termsZu,
  xh: termsXh,
  fr: termsFr,
  pt: termsPt,
  de: termsDe,
  nl: termsNl,
};

const documents: Readonly<Record<Language, Catalog<'document'>>> = {
  en: documentEn,
  af: documentAf,
  zu: documentZu,
  xh: documentXh,
  fr: documentFr,
  pt: documentPt,
  de: documentDe,
  nl: documentNl,
};

/** What every page says to browsers that can't run it. */
export function getDocumentTexts(language: Language): Catalog<'document'> {
  const { needsJavaScript, outdatedBrowser } = documents[language];
  return { needsJavaScript, outdatedBrowser };
}

/** A public page's title and description, for browser tabs, search engines and shared links. */
export interface PageTexts {
  title: string;
  description: string;
}

/** Describes a public page on a service that takes payments, or on one that does not. */
export function describePublicPage(
  path: PublicPage['path'],
  { language, takesPayments }: { language: Language; takesPayments: boolean },
): PageTexts {
  switch (path) {
    case '/': {
      const { title, description } = landing[language];
      return { title, description };
    }
    case '/getting-started': {
      const { title, titleFree, description, descriptionFree } = gettingStarted[language];
      return takesPayments ? { title, description } : { title: titleFree, description: descriptionFree };
    }
    case '/terms': {
      const { title, description, descriptionFree } = terms[language];
      return { title, description: takesPayments ? description : descriptionFree };
    }
  }
}
