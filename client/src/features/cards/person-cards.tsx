import type { ComponentProps } from 'react';
import { languageLabels } from '#shared/domain/language-labels.ts';
import type { Language } from '#shared/domain/languages.ts';
import { useCurrentUser } from '../accounts/session/use-current-user.ts';
import { getLoadedMessages } from '../../lib/messages/use-messages.ts';
import { useLanguageLookup, useNameLookup } from '../people/api.ts';
import { PrintCardsButton } from './print-cards-button.tsx';

interface PersonCardsButtonProps extends Pick<
  ComponentProps<typeof PrintCardsButton>,
  'size' | 'variant' | 'className'
> {
  emails: readonly string[];
  /** Undefined for the card of one person, or of all. */
  label?: string;
}

/** Prints the cards of the owner's reporters, each in the language of our emails to them. */
export function ReporterCardsButton({ emails, ...look }: PersonCardsButtonProps) {
  const { user } = useCurrentUser();
  const { nameOf, languageOf } = usePersonLookups();
  if (!user || emails.length === 0) return null;
  const owner = { ownerUsername: user.username, ownerName: user.name };
  return (
    <PrintCardsButton
      {...describeButton('card', emails, { nameOf, languageOf })}
      {...look}
      areas={['reporter-card']}
      languages={emails.map(languageOf)}
      describeCards={({ describeReporterCard }) =>
        emails.map((email) =>
          describeReporterCard(
            window.location.origin,
            owner,
            { email, name: nameOf(email) },
            getLoadedMessages('reporter-card', languageOf(email)),
          ),
        )
      }
    />
  );
}

/** Prints a note for each of the owner's recipients, in the language of our emails to them. */
export function RecipientNotesButton({ emails, ...look }: PersonCardsButtonProps) {
  const { user } = useCurrentUser();
  const { nameOf, languageOf } = usePersonLookups();
  if (!user || emails.length === 0) return null;
  return (
    <PrintCardsButton
      {...describeButton('note', emails, { nameOf, languageOf })}
      {...look}
      languages={emails.map(languageOf)}
      describeCards={({ describeRecipientNote }) =>
        emails.map((email) =>
          describeRecipientNote(
            window.location.origin,
            { ownerName: user.name, email, name: nameOf(email) },
            getLoadedMessages('paper-card', languageOf(email)),
          ),
        )
      }
    />
  );
}

interface PersonLookups {
  nameOf: (email: string) => string | null;
  languageOf: (email: string) => Language;
}

function usePersonLookups(): PersonLookups {
  const nameOf = useNameLookup();
  const languageOf = useLanguageLookup();
  return { nameOf, languageOf: (email) => languageOf?.(email) ?? 'en' };
}

function describeButton(
  what: 'card' | 'note',
  emails: readonly string[],
  { nameOf, languageOf }: PersonLookups,
) {
  const [email = '', ...others] = emails;
  if (others.length > 0) return { label: `Print all ${what}s` };
  const language = languageOf(email);
  const inLanguage = language === 'en' ? '' : ` in ${languageLabels[language]}`;
  return {
    label: `Print a ${what}${inLanguage}`,
    'aria-label': `Print a ${what}${inLanguage} for ${nameOf(email) ?? email}`,
  };
}
