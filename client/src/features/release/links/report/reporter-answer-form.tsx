import { Check } from 'lucide-react';
import type { ReporterAnswer } from '#shared/contracts/release.ts';
import type { ReporterTokenResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { useSaveReporterAnswer } from '../../api.ts';
import { useLinkMessages } from '../link-messages.ts';

/** Asks a designated reporter whether they want to be one. They can change their response. */
export function ReporterAnswerForm({ token, answer }: { token: string; answer: ReporterTokenResponse }) {
  const { t, links } = useLinkMessages('report');
  const getErrorMessage = useErrorMessage();
  const { mutate, isPending, variables, error } = useSaveReporterAnswer(token);
  const { owner } = formatOwnerNames(answer);
  const choice = (value: ReporterAnswer, label: string) =>
    answer.answer !== value && (
      <Button variant="secondary" isBusy={isPending && variables === value} onClick={() => mutate(value)}>
        {label}
      </Button>
    );
  return (
    <Card className="flex flex-col gap-4">
      <h2>{t('willYou', { owner })}</h2>
      <div role="status">
        {answer.answer === null ? (
          <p>{t('willYouText', { owner })}</p>
        ) : (
          <p className="flex items-start gap-2">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
            {t(answer.answer === 'accept' ? 'accepted' : 'declined', { owner })}
          </p>
        )}
      </div>
      {error && (
        <Banner tone="danger" role="alert" title={t('answerNotSaved')}>
          {getErrorMessage(error, links('tryLater'))}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        {choice('accept', t('accept'))}
        {choice('decline', t('decline'))}
      </div>
    </Card>
  );
}
