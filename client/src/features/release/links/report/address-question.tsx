import { Check } from 'lucide-react';
import type { ReporterTokenResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { useAnswerAddressCheck } from '../../api.ts';
import { useLinkMessages } from '../link-messages.ts';

/** Asks a reporter from time to time whether our emails still reach them. Omits the address, because links can be forwarded. */
export function AddressQuestion({ token, answer }: { token: string; answer: ReporterTokenResponse }) {
  const { t, links } = useLinkMessages('report');
  const getErrorMessage = useErrorMessage();
  const { mutate, isPending, isSuccess, variables, error } = useAnswerAddressCheck(token);
  const { owner } = formatOwnerNames(answer);
  return (
    <Card as="section" aria-label={t('yourAddress')} className="flex flex-col gap-4">
      <h2>{t('addressQuestion')}</h2>
      <div role="status">
        {isSuccess ? (
          <p className="flex items-start gap-2">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
            <span>{variables ? t('addressKept') : t('addressChanges', { owner })}</span>
          </p>
        ) : (
          <p>{t('addressWhy')}</p>
        )}
      </div>
      {error && (
        <Banner tone="danger" role="alert" title={t('answerNotSaved')}>
          {getErrorMessage(error, links('tryLater'))}
        </Banner>
      )}
      {!isSuccess && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" isBusy={isPending && variables} onClick={() => mutate(true)}>
            {t('addressYes')}
          </Button>
          <Button variant="secondary" isBusy={isPending && !variables} onClick={() => mutate(false)}>
            {t('addressNo')}
          </Button>
        </div>
      )}
    </Card>
  );
}
