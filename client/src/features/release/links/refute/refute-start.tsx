import type { RefuteTokenResponse } from '#shared/contracts/report-links.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import { useMessages, type Messages } from '#client/lib/messages/use-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { DetailList } from '#client/ui/detail-list.tsx';
import { splitTimeLeft, type TimeParts } from '../../format-time-left.ts';
import { TimeLeft } from '../../time-left.tsx';
import { asAddress } from '../as-name.tsx';
import { ReportDenials } from './report-denials.tsx';

interface RefuteStartProps {
  report: RefuteTokenResponse;
  isBusy: boolean;
  failure: { title: string; sentence: string } | null;
  onRefute: () => void;
}

export function RefuteStart({ report, isBusy, failure, onRefute }: RefuteStartProps) {
  const t = useMessages('refute');
  const site = useMessages('site');
  const { reportType, reportedAt, expiresAt, isEnoughConfirmed } = report;
  const denials = report.denials.map(({ reason, deniedAt = reportedAt, withdrawnAt, ...who }) => ({
    email: formatNameAndEmail(who),
    reason,
    deniedAt,
    withdrawnAt,
  }));
  const reporter = formatNameAndEmail({ name: report.reporterName, email: report.reporterEmail });
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <h1>{t('areYouWell')}</h1>
        <p className="text-lg">
          {t.rich('told', { type: reportType, reporter: asAddress, email: reporter })}
        </p>
      </div>
      <div className="flex flex-col gap-4">
        <DetailList
          rows={[
            { term: t('report'), value: t(reportType) },
            { term: t('reportedBy'), value: reporter },
            { term: t('reportedOn'), value: formatMoment(reportedAt, t) },
            { term: t('opensAfter'), value: formatMoment(expiresAt, t) },
          ]}
        />
        <p className="font-medium">
          <TimeLeft
            end={expiresAt}
            left={t('timeLeft')}
            over={t('deadlinePassed')}
            format={(milliseconds) => describeTimeLeft(t, splitTimeLeft(milliseconds))}
          />
        </p>
      </div>
      {denials.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-lg md:text-lg">
            {denials.some(({ withdrawnAt }) => withdrawnAt === null)
              ? t('notEveryoneAgrees')
              : t('notEveryoneAgreed')}
          </h2>
          <ReportDenials denials={denials} />
          <p>{t('takesYou')}</p>
        </section>
      )}
      {failure && (
        <Banner tone="danger" role="alert" title={failure.title}>
          {failure.sentence}
        </Banner>
      )}
      <Button isBusy={isBusy} onClick={onRefute} className="w-full sm:w-auto sm:self-start">
        {failure ? site('tryAgain') : t('refute')}
      </Button>
      <p className="text-sm text-quiet">
        {t('cancels')} {t(isEnoughConfirmed ? 'ifNothingConfirmed' : 'ifNothing')} {t('forSomeoneElse')}
      </p>
    </div>
  );
}

function describeTimeLeft(t: Messages<'refute'>, left: TimeParts | null): string {
  if (left === null) return '';
  const { days, hours, minutes } = left;
  if (days > 0) return t('daysLeft', left);
  if (hours > 0) return t('hoursLeft', left);
  return minutes > 0 ? t('minutesLeft', left) : t('secondsLeft', left);
}
