import { GatedList } from './gated-list.tsx';

interface RecipientViewProps {
  encodedEmail: string;
  email: string;
}

/** All that is shared with the address a link tells. */
export function RecipientView({ encodedEmail, email }: RecipientViewProps) {
  return <GatedList address={{ encodedEmail, email }} />;
}
