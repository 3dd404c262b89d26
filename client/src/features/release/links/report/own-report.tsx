import { useState } from 'react';
import { CircleCheck, Clock } from 'lucide-react';
import type { ReporterLinkType, ReporterTokenResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import { serverNow } from '#client/lib/http/server-clock.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Card } from '#client/ui/card.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { withdrawReport } from '../../api.ts';
import { asName } from '../as-name.tsx';
import { ConfirmCheckboxForm } from '../confirm-checkbox-form.tsx';
import { describeDenialEffect, describeOtherDenials } from '../denials.ts';
import { InvalidLink } from '../invalid-link.tsx';
import { NextSteps } from '../next-steps.tsx';
import { parseReportLinkError } from '../link-error.ts';
import { useLinkMessages } from '../link-messages.ts';
import { useLinkAction } from '../use-link-action.ts';
import { LeaveBitsOpened } from './leavebits-opened.tsx';
import { describePendingReportSteps, explainSingleReport } from './report-steps.ts';
import { describeReporterLinkError } from './reporter-link-error.ts';

interface OwnReportProps {
  token: string;
  /** The type of the opened link. */
  type: ReporterLinkType;
  owner: OwnerNames;
  report: NonNullable<ReporterTokenResponse['report']>;
}

/** Shows the status of the reporter's own pending report, and lets them withdraw it. */
export function OwnReport({ token, type, owner: names, report }: OwnReportProps) {
  const messages = useLinkMessages('report');
  const { t, links } = messages;
  const { owner, ownerInFull } = formatOwnerNames(names);
  const denial = describeOtherDenials(links, report);
  const canBeWithdrawn = report.confirmations === 0;
  const [opened] = useState(serverNow);
  const { act, isDone, isBusy, refused, failure } = useLinkAction(withdrawReport, {
    refusalOf: parseReportLinkError,
    title: t('notWithdrawn'),
    sentence: links('tryLater'),
  });

  // The report may have been withdrawn in another tab.
  if (isDone || refused === 'withdrawn') return <Withdrawn owner={ownerInFull} />;
  if (refused === 'released') return <LeaveBitsOpened owner={names} />;
  if (refused) {
    return (
      <InvalidLink
        title={t('notWithdrawn')}
        explanation={describeReporterLinkError(messages, refused, names)}
      />
    );
  }
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <StatusIcon icon={Clock} />
        <h1>{t('pending')}</h1>
        <p className="text-lg">
          {t.rich('youReported', {
            type: report.reportType,
            moment: formatMoment(report.reportedAt, t),
            owner: ownerInFull,
            name: asName,
          })}{' '}
          {!denial && `${t('nothingElse')} `}
          {t('keepPosted')}
        </p>
      </div>
      {type !== 'practice' && type !== report.reportType && (
        <Banner title={t('reportOnce')}>{explainSingleReport(t, owner, report)}</Banner>
      )}
      {denial && (
        <Banner tone="warning" title={denial}>
          {t(canBeWithdrawn ? 'staysPendingOrWithdraw' : 'staysPending', { owner })}{' '}
          {describeDenialEffect(links)} {t('speakToOthers')}
          {canBeWithdrawn && ` ${t('ifMistakeWithdraw')}`}
        </Banner>
      )}
      <Card>
        <NextSteps
          title={t('whereItStands')}
          steps={describePendingReportSteps(messages, owner, report, opened)}
        />
      </Card>
      <section className="flex flex-col gap-3 border-t pt-6">
        <h2 className="text-lg md:text-lg">{t('wasItMistake')}</h2>
        {canBeWithdrawn ? (
          <>
            <p>{t('withdrawText', { owner })}</p>
            <ConfirmCheckboxForm
              sentence={t('withdrawSure')}
              label={t('withdraw')}
              variant="secondary"
              isBusy={isBusy}
              failure={failure}
              onSure={() => act(token)}
            />
          </>
        ) : (
          <p>{t('mistakeConfirmed', { owner })}</p>
        )}
      </section>
    </div>
  );
}

function Withdrawn({ owner }: { owner: string }) {
  const { t } = useLinkMessages('report');
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>{t('withdrawnTitle')}</h1>
      <p className="text-lg">{t.rich('withdrawnDone', { owner, name: asName })}</p>
      <p>{t('withdrawnLinks')}</p>
    </div>
  );
}
