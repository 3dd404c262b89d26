import type { ComponentProps } from 'react';
import { languageLabels } from '#shared/domain/language-labels.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { useCurrentUser } from '../accounts/session/use-current-user.ts';
import { getLoadedMessages } from '../../lib/messages/use-messages.ts';
import { useLanguageLookup, useNameLookup } from '../people/api.ts';
import { PrintCardsButton } from './print-cards-button.tsx';
import { useCardButtonMessages } from './use-card-button-messages.ts';

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
  const t = useCardButtonMessages();
  const { user } = useCurrentUser();
  const { nameOf, languageOf } = usePersonLookups();
  if (!user || emails.length === 0) return null;
  const owner = { ownerUsername: user.username, ownerName: user.name };
  return (
    <PrintCardsButton
      {...describeButton(cardLabels, emails, { nameOf, languageOf }, t)}
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
  const t = useCardButtonMessages();
  const { user } = useCurrentUser();
  const { nameOf, languageOf } = usePersonLookups();
  if (!user || emails.length === 0) return null;
  return (
    <PrintCardsButton
      {...describeButton(noteLabels, emails, { nameOf, languageOf }, t)}
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

const cardLabels = {
  all: 'allCards',
  one: 'card',
  oneFor: 'cardFor',
  oneIn: 'cardIn',
  oneInFor: 'cardInFor',
} as const;
const noteLabels = {
  all: 'allNotes',
  one: 'note',
  oneFor: 'noteFor',
  oneIn: 'noteIn',
  oneInFor: 'noteInFor',
} as const;

function describeButton(
  labels: typeof cardLabels | typeof noteLabels,
  emails: readonly string[],
  { nameOf, languageOf }: PersonLookups,
  t: TextMessages<'owner-cards'>,
) {
  const [email = '', ...others] = emails;
  if (others.length > 0) return { label: t(labels.all) };
  const name = nameOf(email) ?? email;
  const code = languageOf(email);
  if (code === 'en') return { label: t(labels.one), 'aria-label': t(labels.oneFor, { name }) };
  const language = languageLabels[code];
  return { label: t(labels.oneIn, { language }), 'aria-label': t(labels.oneInFor, { language, name }) };
}
