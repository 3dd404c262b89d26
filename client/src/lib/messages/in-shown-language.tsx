import { useSyncExternalStore, type ReactNode } from 'react';
import { areMessagesLoaded } from './catalogs.ts';
import { PageLanguageContext, shownLanguageStore } from './language.ts';

/** Content that stands outside of the page, in the page's language once that has arrived, and until then in English. */
export function InShownLanguage({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(
    shownLanguageStore.subscribe,
    shownLanguageStore.current,
    shownLanguageStore.current,
  );
  const isLoaded = language !== null && areMessagesLoaded(['site'], language);
  return <PageLanguageContext value={isLoaded ? language : null}>{children}</PageLanguageContext>;
}
