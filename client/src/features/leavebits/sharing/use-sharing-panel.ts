import { useMemo, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { getErrorCode, getErrorMessage } from '#client/lib/http/api-client.ts';
import { now } from '#client/lib/dates.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useSaveSharing } from '../api.ts';
import { leavebitToFormValues, createLeavebitFormSchema } from '../form/form-values.ts';
import type { LeavebitFormValues, RecipientValues } from '../form/form-values.ts';
import { rebaseForm } from '../form/save/rebase-form.ts';
import { useFormMessages } from '../form/use-form-messages.ts';
import { listRecipientsGainingAccess } from './gaining-access.ts';
import { useSharingEmails } from './use-sharing-emails.ts';
import { useSharingMessages } from './use-sharing-messages.ts';
import { useSaveTypedNames } from '../../people/api.ts';

const isGone = (error: Error | null) => getErrorCode(error) === 'not-found';

/** Sealed text stays out of the form, whose limits are for the text that it contains. */
const toFormValues = (leavebit: Leavebit): LeavebitFormValues =>
  leavebitToFormValues(leavebit.sealed ? { ...leavebit, infoFields: '' } : leavebit);

/** The sharing panel's workflow: edit recipients and rules, confirm new access, save. */
export function useSharingPanel(leavebit: Leavebit, onSaved: () => void) {
  const t = useSharingMessages();
  const describeFailure = (error: Error, otherwise: string) =>
    isGone(error) ? t('deletedElsewhere') : getErrorMessage(error, otherwise);
  const formMessages = useFormMessages();
  // The version on which the changes are based.
  const [base, setBase] = useState(leavebit);
  const resolver = useMemo(
    () =>
      zodResolver(createLeavebitFormSchema(toFormValues(base), { now, needsRecipient: false }, formMessages)),
    [base, formMessages],
  );
  const form = useForm<LeavebitFormValues>({ resolver, defaultValues: toFormValues(leavebit) });
  const sharing = useSharingEmails(form, { isToasted: true });
  const keepTypedNames = useSaveTypedNames();
  const [toConfirm, setToConfirm] = useState<RecipientValues[] | null>(null);
  const { mutate, error, isPending: isSaving, reset } = useSaveSharing();

  /** @param against the version on which the changes are based, for use before `base` has been updated */
  function submit(against = base) {
    // A typed address counts as a recipient even if it hasn't been added.
    if (form.getValues('typedEmail').trim() !== '' && sharing.addTyped() === null) return;
    void form.handleSubmit(({ recipients }) => {
      if (listRecipientsGainingAccess(recipients, against).length > 0) setToConfirm(recipients);
      else save(recipients, against);
    })();
  }

  function save(recipients: RecipientValues[], against: Leavebit) {
    setToConfirm(null);
    mutate(
      { recipients, hidesAddresses: form.getValues('hidesAddresses'), base: against },
      {
        onSuccess: () => {
          keepTypedNames(recipients);
          toast({ title: t('saved'), variant: 'success' });
          onSaved();
        },
        onError: (cause) =>
          toast({
            title: t('failed'),
            description: describeFailure(cause, t('errorOccurred')),
            variant: 'destructive',
          }),
      },
    );
  }

  function saveOver(latest: Leavebit) {
    reset();
    setBase(latest);
    // This panel only edits the recipients, so use the latest text.
    form.setValue('description', latest.description);
    form.setValue('infoFields', toFormValues(latest).infoFields);
    rebaseForm(form, latest);
    submit(latest);
  }

  function takeOver(latest: Leavebit) {
    reset();
    setBase(latest);
    form.reset(toFormValues(latest));
  }

  return {
    form,
    sharing,
    submit: () => submit(),
    base,
    isSaving,
    failure: error && {
      isConflict: getErrorCode(error) === 'conflict',
      /** Whether the LeaveBit was deleted elsewhere, so that nothing can be saved. */
      isGone: isGone(error),
      message: describeFailure(error, t('failedNext')),
    },
    confirmation: {
      people: toConfirm && listRecipientsGainingAccess(toConfirm, base),
      proceed: () => toConfirm && save(toConfirm, base),
      refuse: () => setToConfirm(null),
    },
    saveOver,
    takeOver,
    goOn: reset,
  };
}
