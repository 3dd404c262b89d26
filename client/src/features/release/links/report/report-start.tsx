import { useState } from 'react';
import type { ReportType } from '#shared/contracts/release.ts';
import type { ReporterTokenResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import { serverNow } from '#client/lib/http/server-clock.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Card } from '#client/ui/card.tsx';
import { asName } from '../as-name.tsx';
import { ConfirmCheckboxForm } from '../confirm-checkbox-form.tsx';
import { useLinkMessages } from '../link-messages.ts';
import { NextSteps } from '../next-steps.tsx';
import { describeReportOccasion, describeReportSteps } from './report-steps.ts';

interface ReportStartProps {
  type: ReportType;
  answer: ReporterTokenResponse;
  isDrill?: boolean;
  /** The outcome of the reporter's last report. */
  last?: string | null;
  isBusy?: boolean;
  failure?: { title: string; sentence: string } | null;
  onSubmit: () => void;
}

const texts = {
  death: { title: 'reportDeath', button: 'submitDeath', practice: 'submitDeathPractice' },
  incapacitation: {
    title: 'reportIncapacitation',
    button: 'submitIncapacitation',
    practice: 'submitIncapacitationPractice',
  },
} as const satisfies Record<ReportType, object>;

/** Explains what to know before reporting and which two steps it takes. */
export function ReportStart({
  type,
  answer,
  isDrill,
  last = null,
  isBusy = false,
  failure = null,
  onSubmit,
}: ReportStartProps) {
  const { t, links } = useLinkMessages('report');
  const { title, button, practice } = texts[type];
  const { owner, ownerInFull } = formatOwnerNames(answer);
  const pausedUntil = isDrill ? null : answer.pausedUntil;
  const [opened] = useState(serverNow);
  const Title = isDrill ? 'h2' : 'h1';
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <Title>{t(title)}</Title>
        <p className="text-lg">
          {describeReportOccasion(t, type, answer.lastReport)}{' '}
          {t.rich('tellUs', { type, owner: isDrill ? owner : ownerInFull, name: asName })}
        </p>
        <p className="text-quiet">{t('noHurry', { owner })}</p>
      </div>
      {last !== null && <Banner title={t('lastReport')}>{last}</Banner>}
      <Card className="flex flex-col gap-6">
        <NextSteps title={t('whatHappens')} steps={describeReportSteps(t, answer, opened)} />
      </Card>
      {pausedUntil ? (
        <Banner tone="warning" title={t('pausedUntil', { moment: formatMoment(pausedUntil, t) })}>
          {t(answer.pauseReason === 'cool-down' ? 'pausedByOwner' : 'pausedByReports', { owner })}
        </Banner>
      ) : (
        <ConfirmCheckboxForm
          sentence={isDrill ? t('surePractice', { type, owner }) : links('sure', { type, owner })}
          label={t(isDrill ? practice : button)}
          isBusy={isBusy}
          failure={failure}
          onSure={onSubmit}
        />
      )}
      <p className="text-sm text-quiet">
        {t('notSure', { owner })}
        {!isDrill && answer.answer === null && ` ${t('onlyToAccept')}`}
      </p>
    </div>
  );
}
