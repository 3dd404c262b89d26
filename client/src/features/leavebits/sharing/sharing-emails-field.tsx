import type { KeyboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Plus } from 'lucide-react';
import { appendEmailExample } from '#client/lib/emails/email-example.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import type { LeavebitFormValues } from '../form/form-values.ts';
import type { useSharingEmails } from './use-sharing-emails.ts';
import { useSharingMessages } from './use-sharing-messages.ts';

interface SharingEmailsFieldProps {
  form: UseFormReturn<LeavebitFormValues>;
  sharing: ReturnType<typeof useSharingEmails>;
  hint?: string;
}

/** The input for recipients' addresses. `SharingConfiguration` lists the recipients themselves. */
export function SharingEmailsField({ form, sharing, hint }: SharingEmailsFieldProps) {
  const t = useSharingMessages();
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter adds the address instead of submitting the form.
    event.preventDefault();
    sharing.add();
  }

  return (
    <div>
      <Field
        label={t('emails')}
        hint={hint ?? t('emailsHint')}
        error={appendEmailExample(form.formState.errors.typedEmail?.message)}
      >
        <div className="flex gap-2">
          <TextInput
            {...form.register('typedEmail')}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={t('emailExample')}
            onKeyDown={addOnEnter}
          />
          <Button variant="secondary" icon={Plus} onClick={sharing.add} aria-label={t('addEmail')}>
            {t('add')}
          </Button>
        </div>
      </Field>
      <p role="status" className="sr-only">
        {sharing.announcement}
      </p>
    </div>
  );
}
