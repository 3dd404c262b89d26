import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { reportLinkEndpoints } from '#shared/contracts/report-links.ts';
import { releaseLimits } from '#shared/domain/limits.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';

import { useValidatedForm } from '#client/lib/use-validated-form.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';
import { sendLostLinks } from '../../api.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';

/** Sends a reporter who has lost their links new ones. Says the same for every address. */
export function LostLinksView() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  useHeadingFocus(sentTo === null ? 'ask' : 'sent');
  return sentTo === null ? (
    <LostLinksForm onSent={setSentTo} />
  ) : (
    <LinksSent email={sentTo} onOtherAddress={() => setSentTo(null)} />
  );
}

function LostLinksForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useMessages('lost-reporter-links');
  const getErrorMessage = useErrorMessage();
  const { mutate, isPending, error } = useMutation({ mutationFn: sendLostLinks });
  const { field, check, isChecking, problemWith } = useValidatedForm({ email: '' }, () =>
    Promise.resolve(reportLinkEndpoints.sendLostLinks.body),
  );

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const values = await check(event);
    if (values && !isPending) mutate(values.email, { onSuccess: () => onSent(values.email) });
  }

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <h1>{t('heading')}</h1>
        <p className="text-lg">{t('intro')}</p>
      </div>
      <Card>
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
          <Field
            label={t('address')}
            hint={t('addressHint')}
            error={problemWith('email') && t('addressInvalid')}
          >
            <TextInput type="email" autoComplete="email" {...field('email')} />
          </Field>
          {error && (
            <Banner tone="danger" role="alert" title={t('notSent')}>
              {getErrorMessage(error, t('tryLater'))}
            </Banner>
          )}
          <Button type="submit" icon={MailCheck} isBusy={isChecking || isPending} className="self-start">
            {t('send')}
          </Button>
        </form>
      </Card>
      <p className="text-sm text-quiet">{t('earlierLinks')}</p>
    </div>
  );
}

function LinksSent({ email, onOtherAddress }: { email: string; onOtherAddress: () => void }) {
  const t = useMessages('lost-reporter-links');
  return (
    <div className="flex flex-col items-start gap-5">
      <StatusIcon icon={MailCheck} tone="success" />
      <h1>{t('sentTitle')}</h1>
      <p className="text-lg">
        {t.rich('sent', {
          email: () => (
            <strong translate="no" className="font-medium wrap-anywhere">
              {email}
            </strong>
          ),
        })}
      </p>
      <section className="flex flex-col gap-3" aria-labelledby="no-mail">
        <h2 id="no-mail">{t('noMail')}</h2>
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          <li>{t('noMailFolders')}</li>
          <li>{t('noMailAddress')}</li>
          <li>
            {t('noMailLimits', {
              minutes: releaseLimits.lostLinksMinutes,
              times: releaseLimits.lostLinksPerDay,
            })}
          </li>
          <li>{t('noMailOthers')}</li>
        </ul>
      </section>
      <Button variant="secondary" onClick={onOtherAddress}>
        {t('otherAddress')}
      </Button>
    </div>
  );
}
