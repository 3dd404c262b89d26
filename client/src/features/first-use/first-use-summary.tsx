import { useQuery } from '@tanstack/react-query';
import type { ReporterStatus } from '#shared/contracts/release.ts';
import { findReleaseSetting } from '#shared/domain/release.ts';
import { now } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { leavebitsQuery } from '../leavebits/api.ts';
import { describeAccess } from '../leavebits/sharing/access-summary.ts';
import { useConfirmMessages } from '../leavebits/sharing/use-confirm-messages.ts';
import { listCardHolders } from '../cards/list-card-holders.ts';
import { ReporterCardsButton } from '../cards/person-cards.tsx';
import { useNameLookup } from '../people/api.ts';
import { DrawerNoteButton } from '../plan/drawer-note.tsx';
import { reporterStatusQuery } from '../release/api.ts';
import { SafetyList } from '../release/safety/safety-list.tsx';
import { QuestionFrame } from './question-frame.tsx';
import { useFirstUseMessages } from './use-first-use-messages.ts';

interface FirstUseSummaryProps {
  notice: string | undefined;
  ownerEmail: string;
  onAnother: () => void;
  onClose: () => void;
}

/** Where things stand after the questions, without promising more than is true, and a note to print. */
export function FirstUseSummary({ notice, ownerEmail, onAnother, onClose }: FirstUseSummaryProps) {
  const t = useFirstUseMessages();
  const confirm = useConfirmMessages();
  const { data: leavebits = [] } = useQuery(leavebitsQuery);
  const { data: reporters = [] } = useQuery(reporterStatusQuery);
  const nameOf = useNameLookup();
  const called = (email: string) => nameOf(email) ?? email;
  const shared = leavebits.filter(({ sharingEmails }) => sharingEmails.some((email) => email !== ownerEmail));
  return (
    <QuestionFrame
      step="summary"
      title={t('summary')}
      notice={notice}
      onBack={null}
      onNotNow={onClose}
      next={{ label: t('finish'), onPress: onClose }}
    >
      <ul className="flex flex-col gap-3 print:hidden">
        {shared.map(({ id, description, sharingEmails, sharingConfig }) => (
          <li key={id} className="rounded-md border bg-surface px-4 py-3">
            <p className="font-medium wrap-anywhere">{description || t('noDescription')}</p>
            {describeAccess(
              sharingEmails
                .filter((email) => email !== ownerEmail)
                .map((email) => ({
                  name: called(email),
                  setting: findReleaseSetting(sharingConfig, email) ?? { releaseType: 'always' },
                })),
              { now: now() },
              confirm,
            ).map((sentence) => (
              <p key={sentence} className="text-sm wrap-anywhere text-quiet">
                {sentence}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <section className="flex flex-col gap-3 print:hidden" aria-labelledby="reporters-title">
        <h2 id="reporters-title" className="text-xl">
          {t('whoReports')}
        </h2>
        {reporters.length === 0 ? (
          <p>{t('nobodyReports')}</p>
        ) : (
          <>
            <ul className="flex flex-col divide-y rounded-md border bg-surface">
              {reporters.map((reporter) => (
                <li
                  key={reporter.email}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
                >
                  <span className="wrap-anywhere">
                    {t(findAnswer(reporter), { name: called(reporter.email) })}
                  </span>
                  {reporter.answer === 'accept' && <Badge tone="success">{t('ready')}</Badge>}
                </li>
              ))}
            </ul>
            {reporters.some(({ answer }) => answer === null) && (
              <p className="text-sm text-quiet">{t('tellThem')}</p>
            )}
          </>
        )}
      </section>
      <section className="flex flex-col gap-3 print:hidden" aria-labelledby="safety-title">
        <h2 id="safety-title" className="text-xl">
          {t('safety')}
        </h2>
        <SafetyList />
      </section>
      <div data-kept-free className="flex flex-wrap gap-3 print:hidden">
        <DrawerNoteButton />
        <ReporterCardsButton label={t('printCards')} emails={listCardHolders(reporters)} />
        <Button type="button" variant="secondary" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </QuestionFrame>
  );
}

function findAnswer({ answer, mail }: ReporterStatus[number]) {
  if (answer === 'accept') return 'accepted';
  if (answer === 'decline') return 'declined';
  return mail?.state === 'failed' ? 'notReached' : 'waiting';
}
