import { Check } from 'lucide-react';
import type { ReporterAnswer } from '#shared/contracts/release.ts';
import type { ReporterTokenResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { useSaveReporterAnswer } from '../../api.ts';

/** Asks a designated reporter whether they want to be one. They can change their response. */
export function ReporterAnswerForm({ token, answer }: { token: string; answer: ReporterTokenResponse }) {
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
      <h2>Will you do this for {owner}?</h2>
      <div role="status">
        {answer.answer === null ? (
          <p>
            {owner} can see your answer. You can change it here at any time. It doesn’t commit you to
            anything, and your links work either way.
          </p>
        ) : (
          <p className="flex items-start gap-2">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
            {answer.answer === 'accept'
              ? `You accepted. Thank you: ${owner} can see it.`
              : `You declined, and ${owner} can see that. That’s completely fine.`}
          </p>
        )}
      </div>
      {error && (
        <Banner tone="danger" role="alert" title="Your answer wasn’t saved">
          {getErrorMessage(error, 'Please try again in a moment.')}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        {choice('accept', 'Accept')}
        {choice('decline', 'Decline')}
      </div>
    </Card>
  );
}
