import { parseLanguage, languages } from '#shared/domain/languages.ts';
import { languageLabels } from '#shared/domain/language-labels.ts';
import { getErrorMessage } from '../../lib/http/api-client.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/inputs.tsx';
import { useLanguageLookup, useNameLookup, useSavePerson } from './api.ts';
import { usePeoplePageMessages } from './use-people-page-messages.ts';

/** Chooses the language of our emails to a recipient or reporter. Saved at once. */
export function LanguageField({ email }: { email: string }) {
  const t = usePeoplePageMessages();
  const languageOf = useLanguageLookup();
  const nameOf = useNameLookup();
  const { mutate, isPending, variables, error } = useSavePerson();
  const saved = languageOf?.(email) ?? null;
  const language = isPending && 'language' in variables ? variables.language : saved;
  return (
    <Field
      label={t('language')}
      error={error ? getErrorMessage(error, t('languageNotSaved')) : undefined}
      className="max-w-xs"
    >
      <Select
        // Each person on the page has such a field.
        aria-label={t('languageOf', { name: nameOf(email) ?? email })}
        value={language ?? ''}
        disabled={!languageOf || isPending}
        onChange={({ target }) => mutate({ email, language: parseLanguage(target.value) })}
      >
        <option value="">{t('noLanguage')}</option>
        {languages.map((one) => (
          <option key={one} value={one}>
            {languageLabels[one]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
