import { useEffect, useMemo, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { now } from '../../../lib/dates.ts';
import { toast } from '../../../ui/overlays/toast.tsx';
import { useSharingEmails } from '../sharing/use-sharing-emails.ts';
import { refuseFiles } from './files/file-rules.ts';
import { formValuesOf, isSameBesideFiles, leavebitFormSchema } from './form-values.ts';
import type { LeavebitFormValues } from './form-values.ts';
import { rebaseForm } from './save/rebase-form.ts';
import { useSave } from './save/use-save.ts';

/** What a form opens with. */
export interface FormStart {
  /** The LeaveBit to edit; null creates one. */
  leavebit: Leavebit | null;
  /** Not saved yet: from a dropped file, or kept from a form that went away. */
  unsaved?: Partial<LeavebitFormValues>;
}

/** The form's way: fill, submit, confirm sharing, upload with progress, then done or a problem with all kept. */
export function useLeavebitForm({ leavebit, unsaved }: FormStart, onSaved: () => void) {
  // The save that the edit counts as made from.
  const [base, setBase] = useState(leavebit);
  const resolver = useMemo(() => zodResolver(leavebitFormSchema(formValuesOf(base), now)), [base]);
  const form = useForm<LeavebitFormValues>({ resolver, defaultValues: formValuesOf(leavebit) });
  const [start] = useState(unsaved);
  useEffect(() => {
    // On top of what is saved, so that it counts as unsaved.
    if (start) form.reset({ ...form.getValues(), ...start }, { keepDefaultValues: true });
  }, [form, start]);
  const sharing = useSharingEmails(form);
  const [toConfirm, setToConfirm] = useState<LeavebitFormValues | null>(null);

  function showSaved(saved: Leavebit, files: File[]) {
    setBase(saved);
    form.reset(formValuesOf(saved));
    form.setValue('files', files, { shouldDirty: true });
  }
  const { save, problem, forgetProblem, progress } = useSave(base, { onTextSaved: showSaved, onSaved });

  function submit() {
    // An address typed but not added is meant to be a recipient.
    if (sharing.addTyped() === null) return;
    void form.handleSubmit((values) => {
      const refusal = refuseFiles(values.files);
      if (refusal) toast({ ...refusal, variant: 'destructive' });
      else setToConfirm(values);
    })();
  }

  function proceed() {
    if (!toConfirm) return;
    setToConfirm(null);
    save(toConfirm);
  }

  /** From now on the edit counts as made from `latest` (null: from nothing), so saving replaces it. */
  function saveOver(latest: Leavebit | null) {
    setBase(latest);
    rebaseForm(form, latest);
    submit();
  }

  /** What was typed here goes; the form shows `latest`. */
  function takeOver(latest: Leavebit) {
    setBase(latest);
    forgetProblem();
    form.reset(formValuesOf(latest));
  }

  /** After a save whose text arrived: the files go once more, and nothing else unless something else was changed. */
  function sendFilesAgain() {
    const values = form.getValues();
    const isTextSaved = base !== null && isSameBesideFiles(values, formValuesOf(base));
    if (isTextSaved) save(values, { isTextSaved });
    else submit();
  }

  return {
    form,
    sharing,
    submit,
    base,
    confirmation: { values: toConfirm, proceed, refuse: () => setToConfirm(null) },
    progress,
    problem,
    saveOver,
    takeOver,
    again: {
      sendFiles: sendFilesAgain,
      giveUpWaiting: () => save(form.getValues(), { givesUpWaiting: true }),
    },
  };
}
