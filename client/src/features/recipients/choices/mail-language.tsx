import { useQuery } from '@tanstack/react-query';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { MailLanguageOffer } from '../../site/mail-language-offer.tsx';
import { mailLanguageQuery, useChooseMailLanguage } from '../api.ts';
import type { ViewSession } from '../verification/email-session.ts';

/** Offers all our emails to the recipient in the language of the page. */
export function MailLanguage({ session }: { session: ViewSession }) {
  const t = useMessages('choices');
  const getErrorMessage = useErrorMessage();
  const { data } = useQuery(mailLanguageQuery(session));
  const { mutate, isPending, isSuccess, error } = useChooseMailLanguage(session);
  return (
    <MailLanguageOffer
      current={data ? (data.language ?? 'en') : null}
      texts={{
        title: t('mailLanguageTitle'),
        question: t('mailLanguage'),
        button: t('chooseMailLanguage'),
        chosen: t('mailLanguageChosen'),
        failed: t('mailLanguageNotChosen'),
      }}
      isChosen={isSuccess}
      isBusy={isPending}
      failure={error && getErrorMessage(error, t('tryAgainSoon'))}
      onChoose={mutate}
    />
  );
}
