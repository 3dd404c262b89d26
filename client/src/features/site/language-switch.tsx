import { useContext, type MouseEvent } from 'react';
import { LANGUAGE_PARAMETER, languageNames, languages, type Language } from '#shared/domain/languages.ts';
import { chooseLanguage, PageLanguageContext } from '../../lib/messages/language.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';

/** Links to a translated page in each language. */
export function LanguageSwitch() {
  const current = useContext(PageLanguageContext);
  const t = useMessages('site');
  if (current === null) return null;
  const choose = (language: Language) => (event: MouseEvent) => {
    event.preventDefault();
    chooseLanguage(language);
  };
  return (
    <nav aria-label={t('language')} className="flex basis-full flex-wrap gap-x-6 gap-y-1">
      {languages.map((language) => (
        <a
          key={language}
          href={`?${LANGUAGE_PARAMETER}=${language}`}
          hrefLang={language}
          lang={language}
          translate="no"
          aria-current={language === current ? 'true' : undefined}
          onClick={choose(language)}
          className="inline-flex min-h-11 items-center hover:text-ink hover:underline aria-[current]:font-medium aria-[current]:text-ink"
        >
          {languageNames[language]}
        </a>
      ))}
    </nav>
  );
}
