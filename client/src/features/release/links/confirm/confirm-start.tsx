import { useState } from 'react';
import type { ConfirmTokenResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import { serverNow } from '#client/lib/http/server-clock.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Card } from '#client/ui/card.tsx';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';
import { asAddress, asName } from '../as-name.tsx';
import { describeDenialEffect, describeOtherDenials } from '../denials.ts';
import { useLinkMessages } from '../link-messages.ts';
import { NextSteps } from '../next-steps.tsx';
import { describeConfirmationSteps } from './confirm-steps.ts';
import { DeniedReport, type ConfirmActionProps } from './denied-report.tsx';
import { DenyReportSection } from './deny-report-section.tsx';
import { ConfirmCheckboxForm } from '../confirm-checkbox-form.tsx';

interface ConfirmStartProps extends ConfirmActionProps {
  token: string;
  report: ConfirmTokenResponse;
}

export function ConfirmStart({ token, report, ...action }: ConfirmStartProps) {
  const messages = useLinkMessages('confirm-report');
  const { t, links } = messages;
  const { isBusy, failure, onConfirm } = action;
  const { reportType, reporterEmail, reportedAt } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  const denial = describeOtherDenials(links, report);
  const [opened] = useState(serverNow);
  // Both answers are never ticked at once.
  const [sureOf, setSureOf] = useState<'true' | 'untrue' | null>(null);
  const ticked = (answer: 'true' | 'untrue') => ({
    isTicked: sureOf === answer,
    onTick: (isTicked: boolean) => setSureOf(isTicked ? answer : null),
  });
  useHeadingFocus(report.hasDenied ? 'denied' : 'asked');
  if (report.hasDenied) return <DeniedReport report={report} {...action} />;
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <h1>{t('canYou')}</h1>
        <p className="text-lg">
          {t.rich('reported', {
            type: reportType,
            reporter: asAddress,
            email: reporterEmail,
            moment: formatMoment(reportedAt, t),
            name: asName,
            owner: ownerInFull,
          })}
        </p>
        <p>{t('sorryIf', { type: reportType })}</p>
        {report.hasDeclined && <p>{t('hasDeclined')}</p>}
      </div>
      {denial && (
        <Banner tone="warning" title={denial}>
          {describeDenialEffect(links)} {t('beSure', { owner })}
        </Banner>
      )}
      <Card>
        <NextSteps title={t('whatHappens')} steps={describeConfirmationSteps(messages, report, opened)} />
      </Card>
      <ConfirmCheckboxForm
        sentence={links('sure', { type: reportType, owner })}
        label={t('confirm')}
        ticked={ticked('true')}
        isBusy={isBusy}
        failure={failure}
        onSure={onConfirm}
      />
      {report.canDeny && <DenyReportSection token={token} report={report} ticked={ticked('untrue')} />}
    </div>
  );
}
