import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Plus, X } from 'lucide-react';
import { inFull } from '#shared/domain/names.ts';
import { likelyAddress } from '../../../lib/emails/likely-address.ts';
import { withEmailExample } from '../../../lib/emails/email-example.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/fields/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { LeavebitFormValues } from '../form/form-values.ts';
import type { useSharingEmails } from './use-sharing-emails.ts';
import { useNames } from '../../people/api.ts';

interface SharingEmailsFieldProps {
  form: UseFormReturn<LeavebitFormValues>;
  sharing: ReturnType<typeof useSharingEmails>;
  hint?: string;
}

const FORM_HINT = 'Who may receive this. We tell new people by email that something is shared with them.';

export function SharingEmailsField({ form, sharing, hint = FORM_HINT }: SharingEmailsFieldProps) {
  const [announcement, setAnnouncement] = useState('');
  const typedEmail = useWatch({ control: form.control, name: 'typedEmail' });
  const nameOf = useNames();
  const { recipients, addTyped, removeAt, isNew, correct, isToasted } = sharing;
  const slips = recipients.flatMap(({ id, email }, index) => {
    const meant = isNew(email) ? likelyAddress(email) : null;
    return meant === null ? [] : { id, email, index, meant };
  });

  function add() {
    if (typedEmail.trim() === '') return form.setFocus('typedEmail');
    const added = addTyped();
    if (!added) return;
    // Screen readers read a toast out by themselves.
    if (!isToasted) setAnnouncement(added.length > 0 ? `Added ${added.join(', ')}` : 'Already in the list');
    form.setFocus('typedEmail');
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Here Enter adds an address. It must not submit the form.
    event.preventDefault();
    add();
  }

  return (
    <div className="flex flex-col gap-3">
      <Field
        label="Sharing Emails"
        hint={hint}
        error={withEmailExample(form.formState.errors.typedEmail?.message)}
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
          <Button variant="secondary" icon={Plus} onClick={add} aria-label="Add email">
            Add
          </Button>
        </div>
      </Field>
      {slips.map(({ id, email, index, meant }) => (
        <div key={id} className="flex flex-wrap items-center gap-x-3 text-sm text-warning">
          <p className="wrap-anywhere">
            You wrote {email}. Did you mean <strong className="font-medium">{meant}</strong>?
          </p>
          <Button
            variant="quiet"
            size="small"
            className="-ml-3"
            aria-label={`Correct ${email} to ${meant}`}
            onClick={() => {
              correct(index, meant);
              setAnnouncement(`Corrected to ${meant}`);
              form.setFocus('typedEmail');
            }}
          >
            Correct it
          </Button>
        </div>
      ))}
      {recipients.length > 0 && (
        <ul aria-label="People this is shared with" className="flex flex-wrap gap-2">
          {recipients.map(({ id, email, name }, index) => (
            <li key={id} className="flex max-w-full items-center rounded-md border bg-sunken pl-3">
              <span className="min-w-0 py-1.5 text-sm wrap-anywhere">
                {inFull({ name: nameOf(email) ?? name, email })}
              </span>
              <IconButton
                icon={X}
                label={`Remove ${email}`}
                onClick={() => {
                  removeAt(index);
                  if (!isToasted) setAnnouncement(`Removed ${email}`);
                  form.setFocus('typedEmail');
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
