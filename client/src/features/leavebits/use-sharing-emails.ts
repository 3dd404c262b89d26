import { useFieldArray } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { limits } from '#shared/domain/limits.ts';
import { toast } from '../../ui/toast.tsx';
import type { LeavebitFormValues } from './form-values.ts';
import { readTypedEmails } from './typed-emails.ts';

/** The recipients of the form: the list, adding what was typed, removing one. */
export function useSharingEmails(form: UseFormReturn<LeavebitFormValues>) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'recipients' });

  function refuse(title: string, message: string) {
    toast({ title, description: message, variant: 'destructive' });
    form.setError('typedEmail', { message }, { shouldFocus: true });
    // Focus alone may leave the field below the message that just came up.
    document.activeElement?.scrollIntoView({ block: 'center' });
    return null;
  }

  /** Adds what stands in the e-mail field. Gives the new addresses, or null when something there is no address. */
  function addTyped(): string[] | null {
    const { accepted, refused } = readTypedEmails(form.getValues('typedEmail'));
    const present = new Set(form.getValues('recipients').map(({ email }) => email));
    const added = accepted.filter((email) => !present.has(email));
    if (present.size + added.length > limits.recipientsPerLeavebit) {
      return refuse(
        'Too many recipients',
        `One LeaveBit can have at most ${limits.recipientsPerLeavebit} recipients`,
      );
    }
    for (const email of added) {
      append({ email, releaseType: 'always', scheduledDate: '' }, { shouldFocus: false });
    }
    form.setValue('typedEmail', refused.join(' '), { shouldDirty: true });
    if (refused.length > 0) return refuse('Invalid Email', 'Please enter a valid email address');
    form.clearErrors(['typedEmail', 'recipients']);
    return added;
  }

  return { recipients: fields, addTyped, remove };
}
