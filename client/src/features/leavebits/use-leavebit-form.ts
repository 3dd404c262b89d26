import { useRef, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { ApiError, messageOf } from '../../lib/api-client.ts';
import { now } from '../../lib/dates.ts';
import { toast } from '../../ui/toast.tsx';
import { useSaveLeavebit } from './api.ts';
import { refuseFiles } from './file-rules.ts';
import { formValuesOf, leavebitFormSchema } from './form-values.ts';
import type { LeavebitFormValues } from './form-values.ts';
import { useSharingEmails } from './use-sharing-emails.ts';

export type SaveProblem = { kind: 'conflict' | 'stopped' | 'unanswered' | 'refused'; message: string };

/** The form's way: fill, submit, confirm sharing, upload with progress, then done or a problem with all kept. */
export function useLeavebitForm(leavebit: Leavebit | null, onSaved: () => void) {
  const [saved] = useState(() => formValuesOf(leavebit));
  const [schema] = useState(() => leavebitFormSchema(saved, now));
  const form = useForm<LeavebitFormValues>({ resolver: zodResolver(schema), defaultValues: saved });
  const sharing = useSharingEmails(form);
  const [base, setBase] = useState(leavebit);
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
            title: leavebit ? 'LeaveBit updated successfully' : 'LeaveBit created successfully',
            variant: 'success',
          });
          onSaved();
        },
        onError: (error) => {
          const found = problemOf(error, upload.current?.signal.aborted ?? false);
          setProblem(found);
          if (found.kind === 'stopped') return;
          toast({ title: 'Upload Error', description: found.message, variant: 'destructive' });
        },
      },
    );
  }

  /** After a conflict: from now on the edit counts as made from `latest`, so saving replaces it. */
  function saveOver(latest: Leavebit) {
    setBase(latest);
    submit();
  }

  return {
    form,
    sharing,
    submit,
    confirmation: { values: toConfirm, proceed: save, refuse: () => setToConfirm(null) },
    progress: { isSaving, fraction, stop: () => upload.current?.abort() },
    problem,
    saveOver,
  };
}

function problemOf(error: unknown, isStopped: boolean): SaveProblem {
  const message = messageOf(error, 'Failed to submit form. Please try again.');
  if (isStopped) return { kind: 'stopped', message: 'Upload was aborted' };
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 409) return { kind: 'conflict', message };
  return { kind: status === 0 ? 'unanswered' : 'refused', message };
}
