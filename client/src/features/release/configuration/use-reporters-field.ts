import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { dismissErrorToast, toast } from '#client/ui/overlays/toast.tsx';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import { adjustConfirmationsToReporters, parseWholeNumber } from './config-values.ts';
import type { ReleaseConfigFormValues } from './config-values.ts';
import { parseTypedReporters } from './typed-reporters.ts';

/** The form's reporters: the list, adding typed addresses, removing one. */
export function useReportersField(form: UseFormReturn<ReleaseConfigFormValues>) {
  const { fields, append, remove, update } = useFieldArray({ control: form.control, name: 'reporters' });
  const ownerEmail = useCurrentUser().user?.username;
  const [followed, setFollowed] = useState<string | null>(null);

  function refuse(title: string, message: string): null {
    toast({ title, description: message, variant: 'destructive' });
    form.setError('typedEmail', { message }, { shouldFocus: true });
    // Focusing alone may leave the field below the new message.
    document.activeElement?.scrollIntoView({ block: 'center' });
    return null;
  }

  /** Adds the typed addresses. Returns the new ones, or null if any were rejected and left in the field. */
  function addTyped(): string[] | null {
    const present = form.getValues('reporters').map(({ email }) => email);
    const { added, left, refusal } = parseTypedReporters(form.getValues('typedEmail'), {
      present,
      ownerEmail,
    });
    if (added.length > 0) {
      append(added, { shouldFocus: false });
      follow(present.length, present.length + added.length);
    }
    form.setValue('typedEmail', left);
    if (refusal) return refuse(refusal.title, refusal.message);
    dismissErrorToast();
    form.clearErrors(['typedEmail', 'requiredConfirmations']);
    return added.map(({ email }) => email);
  }

  function removeAt(index: number) {
    const before = form.getValues('reporters').length;
    remove(index);
    follow(before, before - 1);
  }

  /** Replaces a typo with the intended address. */
  function correct(index: number, meant: string) {
    const reporters = form.getValues('reporters');
    if (reporters.some(({ email }) => email === meant)) removeAt(index);
    else update(index, { ...reporters[index]!, email: meant });
  }

  /** Adjusts the confirmations to the number of reporters until the owner sets them. */
  function follow(before: number, after: number) {
    const first = parseWholeNumber(form.formState.defaultValues?.requiredConfirmations ?? '');
    const typed = form.getValues('requiredConfirmations');
    const next = adjustConfirmationsToReporters(typed, first, before, after);
    if (next === typed) return;
    form.setValue('requiredConfirmations', next);
    setFollowed(next);
  }

  return {
    reporters: fields,
    addTyped,
    removeAt,
    correct,
    /** The confirmations this form set automatically, or null. */
    followed,
    /** The owner has typed a number, which is never overridden from then on. */
    stopFollowing: () => setFollowed(null),
  };
}
