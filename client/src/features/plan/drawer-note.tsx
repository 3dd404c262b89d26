import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { now } from '#client/lib/dates.ts';
import { Button } from '#client/ui/button.tsx';
import { PrintsAlone } from '#client/ui/prints-alone.tsx';
import { useCurrentUser } from '../accounts/session/use-current-user.ts';
import { useNameLookup } from '../people/api.ts';
import { reporterStatusQuery } from '../release/api.ts';
import { formatDay } from './health/plan-messages.ts';

/** Prints a note that says who the reporters are. Without reporters there is nothing to print. */
export function DrawerNoteButton() {
  const { data: reporters = [] } = useQuery(reporterStatusQuery);
  const nameOf = useNameLookup();
  const [isPrinted, setIsPrinted] = useState(false);
  if (reporters.length === 0) return null;

  function print() {
    flushSync(() => setIsPrinted(true));
    window.print();
    // Gone before anything else is printed. Not all browsers say when their print dialog closes.
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, () => setIsPrinted(false), { once: true });
  }

  return (
    <>
      <Button type="button" variant="secondary" icon={Printer} onClick={print}>
        Print a note for the drawer
      </Button>
      {isPrinted &&
        // Outside the page, because parts of it aren't printed.
        createPortal(
          <DrawerNote reporters={reporters.map(({ email }) => ({ email, name: nameOf(email) }))} />,
          document.body,
        )}
    </>
  );
}

/** What a family needs to find this, on paper. It has no content and no secret. Only printed. */
function DrawerNote({ reporters }: { reporters: readonly { email: string; name: string | null }[] }) {
  const { user } = useCurrentUser();
  const owner = user && formatNameAndEmail({ name: user.name, email: user.username });
  return (
    <PrintsAlone className="hidden flex-col gap-4 print:flex">
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
          <li key={reporter.email}>{formatNameAndEmail(reporter)}</li>
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
    </PrintsAlone>
  );
}
