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
import { useDrawerNoteMessages } from './use-drawer-note-messages.ts';

/** Prints a note that says who the reporters are. Without one who hasn't declined, there is nothing to print. */
export function DrawerNoteButton() {
  const t = useDrawerNoteMessages();
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
        {t('print')}
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
  const t = useDrawerNoteMessages();
  const { user } = useCurrentUser();
  const owner = user ? formatNameAndEmail({ name: user.name, email: user.username }) : '';
  return (
    <div className="flex flex-col gap-4">
      <p className="font-serif text-2xl font-semibold">{t('title')}</p>
      <p>{t('what', { owner, address: window.location.origin })}</p>
      <p className="font-semibold">{t('whom', { name: user?.name ?? owner })}</p>
      <ul className="list-disc pl-6">
        {reporters.map((reporter) => (
          <li key={reporter.email}>
            {reporter.hasAnswered
              ? formatNameAndEmail(reporter)
              : t('unanswered', { reporter: formatNameAndEmail(reporter) })}
          </li>
        ))}
      </ul>
      <p>{t('links')}</p>
      <p>{t('keep', { date: formatDay(now().toISOString()) })}</p>
    </div>
  );
}
