import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { now } from '#client/lib/dates.ts';
import { Button } from '#client/ui/button.tsx';
import { usePrintedSheet } from '#client/ui/use-printed-sheet.tsx';
import { useCurrentUser } from '../accounts/session/use-current-user.ts';
import { useNameLookup } from '../people/api.ts';
import { reporterStatusQuery } from '../release/api.ts';
import { formatDay } from './health/plan-messages.ts';

/** Prints a note that says who the reporters are. Without one who hasn't declined, there is nothing to print. */
export function DrawerNoteButton() {
  const { data = [] } = useQuery(reporterStatusQuery);
  const reporters = data.filter(({ answer }) => answer !== 'decline');
  const nameOf = useNameLookup();
  const { print, sheet } = usePrintedSheet();
  if (reporters.length === 0) return null;
  const note = (
    <DrawerNote
      reporters={reporters.map(({ email, answer }) => ({
        email,
        name: nameOf(email),
        hasAnswered: answer !== null,
      }))}
    />
  );
  return (
    <>
      <Button type="button" variant="secondary" icon={Printer} onClick={() => print(note)}>
        Print a note for the drawer
      </Button>
      {sheet}
    </>
  );
}

/** What a family needs to find this, on paper. It has no content and no secret. Only printed. */
function DrawerNote({
  reporters,
}: {
  reporters: readonly { email: string; name: string | null; hasAnswered: boolean }[];
}) {
  const { user } = useCurrentUser();
  const owner = user && formatNameAndEmail({ name: user.name, email: user.username });
  return (
    <div className="flex flex-col gap-4">
      <p className="font-serif text-2xl font-semibold">LeaveBits: a note for the drawer</p>
      <p>
        {owner} keeps letters, papers and instructions for other people with LeaveBits, at{' '}
        {window.location.origin}. They open after a death, or when somebody can no longer act, once people
        chosen for this have told LeaveBits.
      </p>
      <p className="font-semibold">
        If something has happened to {user?.name ?? owner}, please get in touch with one of these people:
      </p>
      <ul className="list-disc pl-6">
        {reporters.map((reporter) => (
          <li key={reporter.email}>
            {formatNameAndEmail(reporter)}
            {!reporter.hasAnswered && '. Hasn’t answered yet whether they’re willing.'}
          </li>
        ))}
      </ul>
      <p>
        They each have an email from LeaveBits with a link to report it. Whoever receives something gets an
        email of their own, and needs no account and no password.
      </p>
      <p>
        This note contains no passwords, and nothing of what was left. It was printed on{' '}
        {formatDay(now().toISOString())}. Please keep it with your papers, and write down telephone numbers
        beside the names.
      </p>
    </div>
  );
}
