import { useState } from 'react';
import { CircleCheck } from 'lucide-react';
import type { ConfirmTokenResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { serverNow } from '#client/lib/http/server-clock.ts';
import { Card } from '#client/ui/card.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { asName } from '../as-name.tsx';
import { ConfirmCheckboxForm } from '../confirm-checkbox-form.tsx';
import { useLinkMessages } from '../link-messages.ts';
import { NextSteps } from '../next-steps.tsx';
import { describeNeededConfirmations, describeStepsAfterDenial } from './confirm-steps.ts';

export interface ConfirmActionProps {
  isBusy: boolean;
  failure: { title: string; sentence: string } | null;
  onConfirm: () => void;
}

interface DeniedReportProps extends ConfirmActionProps {
  report: ConfirmTokenResponse;
}

/** For a reporter who has denied the report: what that set in motion, and how to confirm after all. */
export function DeniedReport({ report, isBusy, failure, onConfirm }: DeniedReportProps) {
  const { t, links } = useLinkMessages('confirm-report');
  const { reportType, reporterEmail } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  const [opened] = useState(serverNow);
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <StatusIcon icon={CircleCheck} tone="success" />
        <h1>{t('deniedTitle')}</h1>
        <p className="text-lg">{t.rich('denied', { type: reportType, owner: ownerInFull, name: asName })}</p>
        <p>{t('deniedTold', { owner, reporter: reporterEmail })}</p>
      </div>
      <Card>
        <NextSteps title={t('whatNow')} steps={describeStepsAfterDenial(t, report, opened)} />
      </Card>
      <section className="flex flex-col gap-3 border-t pt-6">
        <h2 className="text-lg md:text-lg">{t('trueAfterAll')}</h2>
        <p>
          {t('canStillConfirm')} {describeNeededConfirmations(t, report)} {t('thenFinal')}
        </p>
        <ConfirmCheckboxForm
          variant="secondary"
          sentence={links('sure', { type: reportType, owner })}
          label={t('confirm')}
          isBusy={isBusy}
          failure={failure}
          onSure={onConfirm}
        />
      </section>
    </div>
  );
}
