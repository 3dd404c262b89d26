import type { ComponentProps } from 'react';
import { useCurrentUser } from '../accounts/session/use-current-user.ts';
import { useNameLookup } from '../people/api.ts';
import { PrintCardsButton } from './print-cards-button.tsx';

interface PersonCardsButtonProps extends Pick<
  ComponentProps<typeof PrintCardsButton>,
  'size' | 'variant' | 'className'
> {
  emails: readonly string[];
  /** Undefined for the card of one person, or of all. */
  label?: string;
}

/** Prints the cards of the owner's reporters. */
export function ReporterCardsButton({ emails, ...look }: PersonCardsButtonProps) {
  const { user } = useCurrentUser();
  const nameOf = useNameLookup();
  if (!user || emails.length === 0) return null;
  const owner = { ownerUsername: user.username, ownerName: user.name };
  return (
    <PrintCardsButton
      {...describeButton('card', emails, nameOf)}
      {...look}
      describeCards={({ describeReporterCard }) =>
        emails.map((email) =>
          describeReporterCard(window.location.origin, owner, { email, name: nameOf(email) }),
        )
      }
    />
  );
}

/** Prints a note for each of the owner's recipients. */
export function RecipientNotesButton({ emails, ...look }: PersonCardsButtonProps) {
  const { user } = useCurrentUser();
  const nameOf = useNameLookup();
  if (!user || emails.length === 0) return null;
  return (
    <PrintCardsButton
      {...describeButton('note', emails, nameOf)}
      {...look}
      describeCards={({ describeRecipientNote, paper }) =>
        emails.map((email) =>
          describeRecipientNote(
            window.location.origin,
            { ownerName: user.name, email, name: nameOf(email) },
            paper,
          ),
        )
      }
    />
  );
}

function describeButton(
  what: 'card' | 'note',
  emails: readonly string[],
  nameOf: (email: string) => string | null,
) {
  const [email = '', ...others] = emails;
  return others.length > 0
    ? { label: `Print all ${what}s` }
    : { label: `Print a ${what}`, 'aria-label': `Print a ${what} for ${nameOf(email) ?? email}` };
}
