import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { dismissErrorToast, toast } from '#client/ui/overlays/toast.tsx';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import { adjustConfirmationsToReporters, parseWholeNumber } from './config-form-values.ts';
import type { ReleaseConfigFormValues } from './config-form-values.ts';
import { parseTypedReporters } from './typed-reporters.ts';
import { useConfigMessages } from './use-config-messages.ts';

/** Manages the form's reporters: the list, adding typed addresses, removing a reporter. */
export function useReportersField(form: UseFormReturn<ReleaseConfigFormValues>) {
  const t = useConfigMessages();
  const { fields, append, remove, update } = useFieldArray({ control: form.control, name: 'reporters' });
  const ownerEmail = useCurrentUser().user?.username;
  const [followed, setFollowed] = useState<string | null>(null);

  function refuse(title: string, message: string): null {
    toast({ title, description: message, variant: 'destructive' });
    form.setError('typedEmail', { message }, { shouldFocus: true });
    // Focusing alone may leave the field hidden below the new message.
    document.activeElement?.scrollIntoView({ block: 'center' });
    return null;
  }

  /** Adds the typed addresses. Returns the new ones, or null if any were rejected. */
  function addTyped(): string[] | null {
    const present = form.getValues('reporters').map(({ email }) => email);
    const typed = form.getValues('typedEmail');
    const { added, left, refusal } = parseTypedReporters(typed, { present, ownerEmail }, t);
    if (added.length > 0) {
      append(added, { shouldFocus: false });
      follow(present.length, present.length + added.length);
    }
    form.setValue('typedEmail', left);
    if (refusal) return refuse(refusal.title, refusal.message);
    dismissErrorToast();
    form.clearErrors(['typedEmail', 'requiredConfirmations', 'incapacitationConfirmations']);
    return added.map(({ email }) => email);
  }

  function removeAt(index: number) {
    const before = form.getValues('reporters').length;
    remove(index);
    follow(before, before - 1);
  }

  /** Corrects a mistyped address. */
  function correct(index: number, meant: string) {
    const reporters = form.getValues('reporters');
    if (reporters.some(({ email }) => email === meant)) removeAt(index);
    else update(index, { ...reporters[index]!, email: meant });
  }

  /** Keeps the confirmations in step with the number of reporters until the owner sets them. */
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
    /** The number of confirmations that this form has set automatically, or null. */
    followed,
    /** Called when the owner types a number, which is never overridden afterwards. */
    stopFollowing: () => setFollowed(null),
  };
}
