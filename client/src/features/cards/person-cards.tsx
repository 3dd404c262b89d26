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
      {...describeButton(emails, nameOf)}
      {...look}
      describeCards={({ describeReporterCard }) =>
        emails.map((email) =>
          describeReporterCard(window.location.origin, owner, { email, name: nameOf(email) }),
        )
      }
    />
  );
}

/** Prints the cards of the owner's recipients. */
export function RecipientCardsButton({ emails, ...look }: PersonCardsButtonProps) {
  const { user } = useCurrentUser();
  const nameOf = useNameLookup();
  if (!user || emails.length === 0) return null;
  return (
    <PrintCardsButton
      {...describeButton(emails, nameOf)}
      {...look}
      describeCards={({ describeRecipientCard }) =>
        emails.map((email) =>
          describeRecipientCard(window.location.origin, user.name, { email, name: nameOf(email) }),
        )
      }
    />
  );
}

function describeButton(emails: readonly string[], nameOf: (email: string) => string | null) {
  const [email = '', ...others] = emails;
  return others.length > 0
    ? { label: 'Print all cards' }
    : { label: 'Print a card', 'aria-label': `Print a card for ${nameOf(email) ?? email}` };
}
