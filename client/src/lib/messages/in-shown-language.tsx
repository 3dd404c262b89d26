import { useSyncExternalStore, type ReactNode } from 'react';
import { areMessagesLoaded } from './catalogs.ts';
import { PageLanguageContext, shownLanguageStore } from './language.ts';

/** A page sets its language once its messages have arrived, which may be the same language as before. */
const getReadyLanguage = () => {
  const language = shownLanguageStore.current();
  return language !== null && areMessagesLoaded(['site'], language) ? language : null;
};

/** Content that stands outside of the page, in the page's language once that has arrived, and until then in English. */
export function InShownLanguage({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(shownLanguageStore.subscribe, getReadyLanguage, getReadyLanguage);
  return <PageLanguageContext value={language}>{children}</PageLanguageContext>;
}
