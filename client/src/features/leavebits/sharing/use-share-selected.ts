import { useCallback, useMemo, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { limits } from '#shared/domain/limits.ts';
import { now } from '#client/lib/dates.ts';
import { getErrorCode, getErrorMessage } from '#client/lib/http/api-client.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useShareLeavebits } from '../api.ts';
import { leavebitToFormValues, createLeavebitFormSchema, toSharingFields } from '../form/form-values.ts';
import type { LeavebitFormValues, RecipientValues } from '../form/form-values.ts';
import { useFormMessages } from '../form/use-form-messages.ts';
import type { PersonToConfirm } from './confirm-sharing-dialog.tsx';
import {
  getCommonRule,
  isRecipientOfAll,
  listExistingRecipients,
  describeNewRecipients,
  listPeopleToNotify,
  describeShareResult,
} from './share-notifications.ts';
import { parseTypedEmails } from '#client/lib/emails/typed-emails.ts';
import { useSharingEmails } from './use-sharing-emails.ts';
import { useSharingMessages } from './use-sharing-messages.ts';
import { useSaveTypedNames } from '../../people/api.ts';

/** The workflow for sharing a selection: add recipients or use the existing ones, confirm, send. */
export function useShareSelected(leavebits: readonly Leavebit[], ownerEmail: string, onSent: () => void) {
  const t = useSharingMessages();
  const describeFailure = (error: Error, otherwise: string) =>
    getErrorCode(error) === 'not-found' ? t('oneDeletedElsewhere') : getErrorMessage(error, otherwise);
  const formMessages = useFormMessages();
  const keepsRules = useCallback((email: string) => isRecipientOfAll(leavebits, email), [leavebits]);
  const resolver = useMemo(
    () =>
      zodResolver(
        createLeavebitFormSchema(
          leavebitToFormValues(null),
          { now, needsRecipient: false, keepsRules },
          formMessages,
        ),
      ),
    [keepsRules, formMessages],
  );
  const form = useForm<LeavebitFormValues>({ resolver, defaultValues: leavebitToFormValues(null) });
  const sharing = useSharingEmails(form, {
    isToasted: true,
    newRule: getCommonRule(leavebits, ownerEmail, now()),
  });
  const [isPreConfigured, setIsPreConfigured] = useState(false);
  const [toConfirm, setToConfirm] = useState<PersonToConfirm[] | null>(null);
  const keepTypedNames = useSaveTypedNames();
  const { mutate, error, isPending: isSending } = useShareLeavebits();
  const typedEmail = useWatch({ control: form.control, name: 'typedEmail' });
  const named = listExistingRecipients(leavebits, ownerEmail);
  // Rules change in place, which the field array does not reflect.
  const listed = useWatch({ control: form.control, name: 'recipients' });
  const toTell = (typed: readonly RecipientValues[]) =>
    listPeopleToNotify(leavebits, { typed, named: isPreConfigured ? named : [] }, t);
  const people = toTell(listed);

  function submit() {
    // A typed address counts as a recipient even if it hasn't been added.
    if (typedEmail.trim() !== '' && sharing.addTyped() === null) return;
    void form.handleSubmit(({ recipients }) => setToConfirm(toTell(recipients)))();
  }

  function send() {
    setToConfirm(null);
    const { sharingEmails: emails, sharingConfig } = toSharingFields(form.getValues('recipients'));
    mutate(
      {
        triggerByteIds: leavebits.map(({ id }) => id),
        emails,
        sharingConfig,
        shareWithPreConfigured: isPreConfigured,
      },
      {
        onSuccess: ({ told }) => {
          keepTypedNames(form.getValues('recipients'));
          toast({ ...describeShareResult(told, toConfirm?.length ?? told, t), variant: 'success' });
          onSent();
        },
        onError: (cause) =>
          toast({
            title: t('notSent'),
            description: describeFailure(cause, t('errorOccurred')),
            variant: 'destructive',
          }),
      },
    );
  }

  function need(): string | null {
    if (leavebits.length > limits.leavebitsPerShare)
      return t('tooManySelected', { max: limits.leavebitsPerShare });
    const hasTyped = parseTypedEmails(typedEmail).accepted.length > 0;
    return people.length > 0 || hasTyped ? null : t('addSomeone');
  }

  return {
    form,
    sharing,
    submit,
    isSending,
    hasUnsent: typedEmail.trim() !== '' || listed.length > 0,
    people,
    keepsRules,
    newcomerWords: describeNewRecipients(leavebits, listed, t),
    need: need(),
    failure: error && describeFailure(error, t('notSentNext')),
    preConfigured: { count: named.length, isOn: isPreConfigured, set: setIsPreConfigured },
    confirmation: { people: toConfirm, proceed: send, refuse: () => setToConfirm(null) },
  };
}
