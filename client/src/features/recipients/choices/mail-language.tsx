import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { usePageLanguage } from '#client/lib/messages/language.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { mailLanguageQuery, useChooseMailLanguage } from '../api.ts';
import type { ViewSession } from '../verification/email-session.ts';

/** Offers our emails in the language of the page. Renders nothing if the recipient gets them in it anyway. */
export function MailLanguage({ session }: { session: ViewSession }) {
  const t = useMessages('choices');
  const getErrorMessage = useErrorMessage();
  const language = usePageLanguage();
  const { data } = useQuery(mailLanguageQuery(session));
  const { mutate, isPending, isSuccess, error } = useChooseMailLanguage(session);
  if (isSuccess) return <p role="status">{t('mailLanguageChosen')}</p>;
  if (!data || (data.language ?? 'en') === language) return null;
  return (
    <section
      aria-labelledby="mail-language-title"
      className="flex flex-col items-start gap-3 border-t pt-6 print:hidden"
    >
      <h2 id="mail-language-title" className="text-xl">
        {t('mailLanguageTitle')}
      </h2>
      <p className="max-w-reading text-quiet">{t('mailLanguage')}</p>
      {error && (
        <Banner tone="danger" role="alert" title={t('mailLanguageNotChosen')}>
          {getErrorMessage(error, t('tryAgainSoon'))}
        </Banner>
      )}
      <Button variant="secondary" icon={Mail} isBusy={isPending} onClick={() => mutate(language)}>
        {t('chooseMailLanguage')}
      </Button>
    </section>
  );
}
