import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { reportLinkEndpoints } from '#shared/contracts/report-links.ts';
import { releaseLimits } from '#shared/domain/limits.ts';
import { appendEmailExample } from '#client/lib/emails/email-example.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useValidatedForm } from '#client/lib/use-validated-form.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';
import { sendLostLinks } from '../../api.ts';

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
        <h1>I’m somebody’s reporter and have lost my link</h1>
        <p className="text-lg">
          Has somebody chosen you to tell us if they die or become permanently incapacitated? Enter your email
          address, and we’ll send your links to it again.
        </p>
      </div>
      <Card>
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
          <Field
            label="Email address"
            hint="The one at which they chose you as a reporter"
            error={appendEmailExample(problemWith('email'))}
          >
            <TextInput type="email" autoComplete="email" {...field('email')} />
          </Field>
          {error && (
            <Banner tone="danger" role="alert" title="Nothing was sent">
              {getErrorMessage(error, 'Please try again in a moment.')}
            </Banner>
          )}
          <Button type="submit" icon={MailCheck} isBusy={isChecking || isPending} className="self-start">
            Send my links
          </Button>
        </form>
      </Card>
      <p className="text-sm text-quiet">
        Links that you find in earlier emails still work. Search your mailbox for “LeaveBits”.
      </p>
    </div>
  );
}

function LinksSent({ email, onOtherAddress }: { email: string; onOtherAddress: () => void }) {
  return (
    <div className="flex flex-col items-start gap-5">
      <StatusIcon icon={MailCheck} tone="success" />
      <h1>Please check your email</h1>
      <p className="text-lg">
        If somebody has chosen{' '}
        <strong translate="no" className="font-medium wrap-anywhere">
          {email}
        </strong>{' '}
        as a reporter, we’re sending your links to it, in one email for each person.
      </p>
      <section className="flex flex-col gap-3" aria-labelledby="no-mail">
        <h2 id="no-mail">No email after a few minutes?</h2>
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          <li>Check your folders for spam, junk and promotions.</li>
          <li>Do you have another address? They may have chosen you at that one.</li>
          <li>
            We send the links at most once in {releaseLimits.lostLinksMinutes} minutes and{' '}
            {releaseLimits.lostLinksPerDay} times a day. Those in our earlier emails still work.
          </li>
          <li>
            They may have several reporters. Any of them can report it, and we’ll then ask you by email to
            confirm.
          </li>
        </ul>
      </section>
      <Button variant="secondary" onClick={onOtherAddress}>
        Use another address
      </Button>
    </div>
  );
}
