import type { RefuteTokenResponse } from '#shared/contracts/report-links.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { DetailList } from '#client/ui/detail-list.tsx';
import { reportTypeLabels, describeEventToOwner } from '../../report-messages.ts';
import { Denials } from '../../reports/denials.tsx';
import { TimeLeft } from '../../time-left.tsx';

interface RefuteStartProps {
  report: RefuteTokenResponse;
  isBusy: boolean;
  failure: { title: string; sentence: string } | null;
  onRefute: () => void;
}

export function RefuteStart({ report, isBusy, failure, onRefute }: RefuteStartProps) {
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
        <h1>Are you well?</h1>
        <p className="text-lg">
          <strong translate="no" className="font-medium">
            {reporter}
          </strong>{' '}
          told us that {describeEventToOwner(reportType)}. If that’s wrong, refute it here. You don’t need to
          sign in.
        </p>
      </div>
      <div className="flex flex-col gap-4">
        <DetailList
          rows={[
            { term: 'Report', value: reportTypeLabels[reportType] },
            { term: 'Reported by', value: reporter },
            { term: 'Reported on', value: formatMoment(reportedAt) },
            { term: 'Nothing opens before', value: formatMoment(expiresAt) },
          ]}
        />
        <p className="font-medium">
          <TimeLeft
            end={expiresAt}
            left="Time left to refute:"
            over="The deadline has passed, but the report is still pending, so you can still refute it."
          />
        </p>
      </div>
      {denials.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-lg md:text-lg">
            {denials.some(({ withdrawnAt }) => withdrawnAt === null)
              ? 'Not everyone agrees'
              : 'Not everyone agreed at first'}
          </h2>
          <Denials denials={denials} />
          <p>It still takes you to end the report.</p>
        </section>
      )}
      {failure && (
        <Banner tone="danger" role="alert" title={failure.title}>
          {failure.sentence}
        </Banner>
      )}
      <Button isBusy={isBusy} onClick={onRefute} className="w-full sm:w-auto sm:self-start">
        {failure ? 'Try again' : 'I’m well: refute this report'}
      </Button>
      <p className="text-sm text-quiet">
        This cancels the report immediately, and nothing opens. {describeInaction(isEnoughConfirmed)} If
        you’re reading this on someone else’s behalf, please don’t press the button.
      </p>
    </div>
  );
}

const describeInaction = (isEnoughConfirmed: boolean): string =>
  isEnoughConfirmed
    ? 'Enough of your other reporters have confirmed it. If you do nothing, your LeaveBits will open to the people you chose.'
    : 'If you do nothing and enough of your other reporters confirm, your LeaveBits will open to the people you chose.';
