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

// At first as the server has chosen it for the page.
let shownLanguage: Language | null =
  typeof document !== 'undefined' && document.documentElement.lang === visitorLanguage
    ? visitorLanguage
    : null;
const listeners = new Set<() => void>();

/** The language of the page that is shown, for what stands outside of it, such as toasts. Null if the page isn't translated. */
export const shownLanguageStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): Language | null => shownLanguage,
  set: (language: Language | null): void => {
    shownLanguage = language;
    listeners.forEach((listener) => listener());
  },
};

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
