import { LANGUAGE_PARAMETER } from '#shared/domain/languages.ts';
import { chooseLanguage, usePageLanguage } from '../../lib/messages/language.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';

/** Says on a translated page of terms that the English text is binding, and leads to it. */
export function TranslationNote() {
  const t = useMessages('terms');
  if (usePageLanguage() === 'en') return null;
  return (
    <p className="rounded-md bg-sunken p-4">
      {t.rich('translation', {
        english: (content) => (
          <a
            href={`?${LANGUAGE_PARAMETER}=en`}
            hrefLang="en"
            className="text-link"
            onClick={(event) => {
              event.preventDefault();
              chooseLanguage('en');
            }}
          >
            {content}
          </a>
        ),
      })}
    </p>
  );
}
