import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { LeavebitFormValues } from '../form-values.ts';

/** Unsaved changes from a form that was unmounted, for example because the session ended. */
export interface RetainedDraft {
  ownerEmail: string;
  /** The version on which the changes are based, or null for a new LeaveBit. */
  leavebit: Leavebit | null;
  values: LeavebitFormValues;
}

// In memory only: private text must not end up on the disk of a shared computer. Unlike a draft on the server, it has the files.
let kept: RetainedDraft | null = null;

const askBeforeLoss = (event: BeforeUnloadEvent) => event.preventDefault();

function keep(draft: RetainedDraft | null): void {
  kept = draft;
  // Have the browser warn before a reload, which would lose the draft.
  if (draft) window.addEventListener('beforeunload', askBeforeLoss);
  else window.removeEventListener('beforeunload', askBeforeLoss);
}

/** Returns this owner's draft and a function to discard it. Another owner's draft is discarded. */
export function useRetainedDraft(ownerEmail: string): { draft: RetainedDraft | null; discard: () => void } {
  const [draft, setDraft] = useState(() => (kept?.ownerEmail === ownerEmail ? kept : null));
  useEffect(() => {
    if (ownerEmail !== '' && kept && kept.ownerEmail !== ownerEmail) keep(null);
  }, [ownerEmail]);
  function discard() {
    keep(null);
    setDraft(null);
  }
  return { draft, discard };
}

/**
 * Retains unsaved changes when the form is unmounted.
 * @param isClosed true if the user closed the form deliberately, so nothing is retained.
 */
export function useRetainDraft(
  form: UseFormReturn<LeavebitFormValues>,
  origin: Omit<RetainedDraft, 'values'>,
  isClosed: RefObject<boolean>,
): void {
  const { isDirty } = form.formState;
  const toKeep = useRef<Omit<RetainedDraft, 'values'> | null>(null);
  useEffect(() => {
    toKeep.current = isDirty ? origin : null;
  });
  useEffect(
    () => () => {
      if (toKeep.current && !isClosed.current) keep({ ...toKeep.current, values: form.getValues() });
    },
    [form, isClosed],
  );
}
