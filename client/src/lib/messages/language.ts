import { createContext, useContext } from 'react';
import {
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  parseLanguage,
  type Language,
} from '#shared/domain/languages.ts';

/**
 * The visitor's language, which the server has chosen and written into the page. The build overrides it for each prerendered
 * page.
 */
let visitorLanguage: Language =
  (typeof document !== 'undefined' && parseLanguage(document.documentElement.dataset['language'])) || 'en';

export const getVisitorLanguage = (): Language => visitorLanguage;
export const setVisitorLanguage = (language: Language): void => void (visitorLanguage = language);

/** The language of the current page, or null if the page isn't translated and therefore in English. */
export const PageLanguageContext = createContext<Language | null>(null);

export const usePageLanguage = (): Language => useContext(PageLanguageContext) ?? 'en';

/** Chooses a language for this visit, and loads the page in it. The address keeps its fragment, which may hold a secret. */
export function chooseLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; samesite=lax`;
  const url = new URL(window.location.href);
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) {
    window.location.reload();
    return;
  }
  url.searchParams.delete(LANGUAGE_PARAMETER);
  window.location.replace(url);
}
