import type { KeyboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Plus } from 'lucide-react';
import { appendEmailExample } from '#client/lib/emails/email-example.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import type { LeavebitFormValues } from '../form/form-values.ts';
import type { useSharingEmails } from './use-sharing-emails.ts';

interface SharingEmailsFieldProps {
  form: UseFormReturn<LeavebitFormValues>;
  sharing: ReturnType<typeof useSharingEmails>;
  hint?: string;
}

const FORM_HINT =
  'Who should receive this. New recipients get an email saying that something has been shared with them.';

/** The input for recipients' addresses. `SharingConfiguration` lists the recipients themselves. */
export function SharingEmailsField({ form, sharing, hint = FORM_HINT }: SharingEmailsFieldProps) {
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter adds the address instead of submitting the form.
    event.preventDefault();
    sharing.add();
  }

  return (
    <div>
      <Field
        label="Sharing Emails"
        hint={hint}
        error={appendEmailExample(form.formState.errors.typedEmail?.message)}
      >
        <div className="flex gap-2">
          <TextInput
            {...form.register('typedEmail')}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="name@example.com"
            onKeyDown={addOnEnter}
          />
          <Button variant="secondary" icon={Plus} onClick={sharing.add} aria-label="Add email">
            Add
          </Button>
        </div>
      </Field>
      <p role="status" className="sr-only">
        {sharing.announcement}
      </p>
    </div>
  );
}
