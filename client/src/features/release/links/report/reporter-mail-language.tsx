import type { ReporterTokenResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { MailLanguageOffer } from '#client/features/site/mail-language-offer.tsx';
import { useChooseReporterMailLanguage } from '../../api.ts';
import { useLinkMessages } from '../link-messages.ts';

/** Offers a reporter our emails about this owner in the language of the page. */
export function ReporterMailLanguage({ token, answer }: { token: string; answer: ReporterTokenResponse }) {
  const { t, links } = useLinkMessages('report');
  const getErrorMessage = useErrorMessage();
  const { mutate, isPending, isSuccess, error } = useChooseReporterMailLanguage(token);
  const { owner } = formatOwnerNames(answer);
  return (
    <MailLanguageOffer
      current={answer.mailLanguage}
      texts={{
        title: t('mailLanguageTitle'),
        question: t('mailLanguage', { owner }),
        button: t('chooseMailLanguage'),
        chosen: t('mailLanguageChosen', { owner }),
        failed: t('mailLanguageNotChosen'),
      }}
      isChosen={isSuccess}
      isBusy={isPending}
      failure={error && getErrorMessage(error, links('tryLater'))}
      onChoose={mutate}
    />
  );
}
