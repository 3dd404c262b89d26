import { useEffect, useMemo, useRef, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { now } from '../../../lib/dates.ts';
import { toast } from '../../../ui/toast.tsx';
import { useSaveLeavebit } from '../api.ts';
import { useSharingEmails } from '../sharing/use-sharing-emails.ts';
import { refuseFiles } from './file-rules.ts';
import { formValuesOf, leavebitFormSchema } from './form-values.ts';
import type { LeavebitFormValues } from './form-values.ts';
import { problemOf } from './save-problem.ts';
import type { SaveProblem } from './save-problem.ts';

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
  const [fraction, setFraction] = useState<number | null>(null);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const upload = useRef<AbortController | null>(null);
  const { mutate, isPending: isSaving } = useSaveLeavebit();

  function submit() {
    // An address typed but not added is meant to be a recipient.
    if (sharing.addTyped() === null) return;
    void form.handleSubmit((values) => {
      const refusal = refuseFiles(values.files);
      if (refusal) toast({ ...refusal, variant: 'destructive' });
      else setToConfirm(values);
    })();
  }

  function save() {
    if (!toConfirm) return;
    setToConfirm(null);
    setProblem(null);
    setFraction(null);
    upload.current = new AbortController();
    const onProgress = toConfirm.files.length > 0 ? setFraction : undefined;
    mutate(
      { values: toConfirm, base, onProgress, signal: upload.current.signal },
      {
        onSuccess: () => {
          toast({
            title: base ? 'LeaveBit updated successfully' : 'LeaveBit created successfully',
            variant: 'success',
          });
          onSaved();
        },
        onError: (error) => {
          const found = problemOf(error, {
            isStopped: upload.current?.signal.aborted ?? false,
            isNew: !base,
          });
          setProblem(found);
          // A stop is no error, and of a conflict a dialog of its own tells.
          if (found.kind === 'stopped' || found.kind === 'conflict') return;
          toast({ title: 'Upload Error', description: found.message, variant: 'destructive' });
        },
      },
    );
  }

  /** From now on the edit counts as made from `latest` (null: from nothing), so saving replaces it. */
  function saveOver(latest: Leavebit | null) {
    setBase(latest);
    submit();
  }

  /** What was typed here goes; the form shows `latest`. */
  function takeOver(latest: Leavebit) {
    setBase(latest);
    setProblem(null);
    form.reset(formValuesOf(latest));
  }

  return {
    form,
    sharing,
    submit,
    base,
    confirmation: { values: toConfirm, proceed: save, refuse: () => setToConfirm(null) },
    progress: { isSaving, fraction, stop: () => upload.current?.abort() },
    problem,
    saveOver,
    takeOver,
  };
}
