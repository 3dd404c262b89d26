import { useQuery } from '@tanstack/react-query';
import type { ReporterStatus } from '#shared/contracts/release.ts';
import { findReleaseSetting } from '#shared/domain/release.ts';
import { now } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { leavebitsQuery } from '../leavebits/api.ts';
import { describeAccess } from '../leavebits/sharing/access-summary.ts';
import { listCardHolders } from '../cards/list-card-holders.ts';
import { ReporterCardsButton } from '../cards/person-cards.tsx';
import { useNameLookup } from '../people/api.ts';
import { DrawerNoteButton } from '../plan/drawer-note.tsx';
import { reporterStatusQuery } from '../release/api.ts';
import { SafetyList } from '../release/safety/safety-list.tsx';
import { QuestionFrame } from './question-frame.tsx';

interface FirstUseSummaryProps {
  notice: string | undefined;
  ownerEmail: string;
  onAnother: () => void;
  onClose: () => void;
}

/** Where things stand after the questions, without promising more than is true, and a note to print. */
export function FirstUseSummary({ notice, ownerEmail, onAnother, onClose }: FirstUseSummaryProps) {
  const { data: leavebits = [] } = useQuery(leavebitsQuery);
  const { data: reporters = [] } = useQuery(reporterStatusQuery);
  const nameOf = useNameLookup();
  const called = (email: string) => nameOf(email) ?? email;
  const shared = leavebits.filter(({ sharingEmails }) => sharingEmails.some((email) => email !== ownerEmail));
  return (
    <QuestionFrame
      step="summary"
      title="Where things stand"
      notice={notice}
      onBack={null}
      onNotNow={onClose}
      next={{ label: 'Go to your LeaveBits', onPress: onClose }}
    >
      <ul className="flex flex-col gap-3 print:hidden">
        {shared.map(({ id, description, sharingEmails, sharingConfig }) => (
          <li key={id} className="rounded-md border bg-surface px-4 py-3">
            <p className="font-medium wrap-anywhere">{description || 'Without a description'}</p>
            {describeAccess(
              sharingEmails
                .filter((email) => email !== ownerEmail)
                .map((email) => ({
                  name: called(email),
                  setting: findReleaseSetting(sharingConfig, email) ?? { releaseType: 'always' },
                })),
              now(),
            ).map((sentence) => (
              <p key={sentence} className="text-sm wrap-anywhere text-quiet">
                {sentence}.
              </p>
            ))}
          </li>
        ))}
      </ul>
      <section className="flex flex-col gap-3 print:hidden" aria-labelledby="reporters-title">
        <h2 id="reporters-title" className="text-xl">
          Who will tell us
        </h2>
        {reporters.length === 0 ? (
          <p>Nobody yet. Until you choose people, nothing opens after your death.</p>
        ) : (
          <>
            <ul className="flex flex-col divide-y rounded-md border bg-surface">
              {reporters.map((reporter) => (
                <li
                  key={reporter.email}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
                >
                  <span className="wrap-anywhere">
                    {`${called(reporter.email)}: ${describeAnswer(reporter)}`}
                  </span>
                  {reporter.answer === 'accept' && <Badge tone="success">Ready</Badge>}
                </li>
              ))}
            </ul>
            {reporters.some(({ answer }) => answer === null) && (
              <p className="text-sm text-quiet">
                Please tell them to look for our email. You can only count on them once they’ve accepted. Your
                home page shows who has.
              </p>
            )}
          </>
        )}
      </section>
      <section className="flex flex-col gap-3 print:hidden" aria-labelledby="safety-title">
        <h2 id="safety-title" className="text-xl">
          Three more things that keep you safe
        </h2>
        <SafetyList />
      </section>
      <div data-kept-free className="flex flex-wrap gap-3 print:hidden">
        <DrawerNoteButton />
        <ReporterCardsButton label="Print the reporters’ cards" emails={listCardHolders(reporters)} />
        <Button type="button" variant="secondary" onClick={onAnother}>
          Leave something else
        </Button>
      </div>
    </QuestionFrame>
  );
}

function describeAnswer({ answer, mail }: ReporterStatus[number]): string {
  if (answer === 'accept') return 'accepted.';
  if (answer === 'decline') return 'declined. Please choose someone else.';
  return mail?.state === 'failed'
    ? 'our email didn’t arrive. Please check the address.'
    : 'waiting for an answer.';
}
