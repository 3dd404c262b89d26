import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { limits } from '#shared/domain/limits.ts';
import { dismissErrorToast, toast } from '#client/ui/overlays/toast.tsx';
import type { LeavebitFormValues, RecipientValues } from '../form/form-values.ts';
import { parseTypedEmails, parseTypedNames } from '#client/lib/emails/typed-emails.ts';
import { useSharingMessages } from './use-sharing-messages.ts';

export type NewRecipientRule = Pick<RecipientValues, 'releaseType' | 'scheduledDate'>;
const ALWAYS: NewRecipientRule = { releaseType: 'always', scheduledDate: '' };

/**
 * Manages a form's recipients: the list, adding typed addresses, removing a recipient.
 * @param isToasted shows a toast for each change and each duplicate. Otherwise duplicates are ignored.
 */
export function useSharingEmails(
  form: UseFormReturn<LeavebitFormValues>,
  { isToasted = false, newRule = ALWAYS }: { isToasted?: boolean; newRule?: NewRecipientRule } = {},
) {
  const t = useSharingMessages();
  const { fields, append, remove, update } = useFieldArray({ control: form.control, name: 'recipients' });
  /** The text for screen readers to announce. */
  const [announcement, setAnnouncement] = useState('');

  function refuse(title: string, message: string) {
    toast({ title, description: message, variant: 'destructive' });
    form.setError('typedEmail', { message }, { shouldFocus: true });
    // Focusing alone may leave the field hidden below the new message.
    document.activeElement?.scrollIntoView({ block: 'center' });
    return null;
  }

  /** Adds the typed addresses. Returns the new ones, or null if any were rejected. */
  function addTyped(): string[] | null {
    const { accepted, refused } = parseTypedEmails(form.getValues('typedEmail'));
    const names = parseTypedNames(form.getValues('typedEmail'));
    const present = new Set(form.getValues('recipients').map(({ email }) => email));
    const added = accepted.filter((email) => !present.has(email));
    // Without anyone new, a LeaveBit that has more because of a substitute can still be saved.
    if (added.length > 0 && present.size + added.length > limits.recipientsPerLeavebit) {
      return refuse(t('tooMany'), t('tooManyNext', { max: limits.recipientsPerLeavebit }));
    }
    // Someone who was removed by mistake and is added again gets their rule back.
    const before = form.formState.defaultValues?.recipients ?? [];
    for (const email of added) {
      const known = before.find((recipient) => recipient?.email === email);
      const {
        releaseType = newRule.releaseType,
        scheduledDate = newRule.scheduledDate,
        savedDate,
      } = known ?? {};
      const name = names.get(email) ?? '';
      append({ email, name, releaseType, scheduledDate, savedDate }, { shouldFocus: false });
    }
    form.setValue('typedEmail', refused.join(' '), { shouldDirty: true });
    if (refused.length > 0) return refuse(t('invalid'), t('invalidNext'));
    if (isToasted && accepted.length > 0 && added.length === 0) {
      return refuse(t('duplicate'), t('duplicateNext'));
    }
    dismissErrorToast();
    if (isToasted && added.length > 0) {
      toast({
        title: t('added'),
        description: t('addedNext', { count: added.length }),
        variant: 'success',
      });
    }
    form.clearErrors(['typedEmail', 'recipients']);
    return added;
  }

  /** Adds the typed addresses and readies the field for the next one. */
  function add() {
    if (form.getValues('typedEmail').trim() === '') return form.setFocus('typedEmail');
    const added = addTyped();
    if (!added) return;
    // Screen readers already announce toasts.
    if (!isToasted) {
      setAnnouncement(added.length > 0 ? t('addedNames', { emails: added.join(', ') }) : t('alreadyListed'));
    }
    form.setFocus('typedEmail');
  }

  function removeAt(index: number) {
    const { email } = form.getValues('recipients')[index]!;
    remove(index);
    form.setFocus('typedEmail');
    if (!isToasted) return setAnnouncement(t('removedName', { email }));
    toast({ title: t('removed'), description: t('removedNext') });
  }

  /** Whether the address was added in this form. */
  function isNew(email: string) {
    return !form.formState.defaultValues?.recipients?.some((before) => before?.email === email);
  }

  /** Corrects a mistyped address. The recipient's rule is retained. */
  function correct(index: number, email: string) {
    const recipients = form.getValues('recipients');
    if (recipients.some((other) => other.email === email)) remove(index);
    else update(index, { ...recipients[index]!, email });
    setAnnouncement(t('correctedTo', { email }));
    form.setFocus('typedEmail');
  }

  return { recipients: fields, add, addTyped, removeAt, isNew, correct, announcement };
}
