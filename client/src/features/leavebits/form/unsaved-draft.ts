import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { LeavebitFormValues } from './form-values.ts';

/** Unsaved changes of a form whose page went away, for example at the end of a session. */
export interface UnsavedDraft {
  ownerEmail: string;
  /** The save that the changes were made from. Null for a new LeaveBit. */
  leavebit: Leavebit | null;
  values: LeavebitFormValues;
}

// Kept in this tab's memory only. What people write here must not stay on the disk of a shared computer.
let kept: UnsavedDraft | null = null;

const askBeforeLoss = (event: BeforeUnloadEvent) => event.preventDefault();

function keep(draft: UnsavedDraft | null): void {
  kept = draft;
  // The browser asks before a reload, which would lose it.
  if (draft) window.addEventListener('beforeunload', askBeforeLoss);
  else window.removeEventListener('beforeunload', askBeforeLoss);
}

/** The draft of this owner, and a function that drops it. A draft of another owner is dropped. */
export function useUnsavedDraft(ownerEmail: string): { draft: UnsavedDraft | null; forget: () => void } {
  const [draft, setDraft] = useState(() => (kept?.ownerEmail === ownerEmail ? kept : null));
  useEffect(() => {
    if (ownerEmail !== '' && kept && kept.ownerEmail !== ownerEmail) keep(null);
  }, [ownerEmail]);
  function forget() {
    keep(null);
    setDraft(null);
  }
  return { draft, forget };
}

/**
 * Keeps the content of a form with unsaved changes when its page goes away.
 * @param isClosed true when the person closed the form on purpose: then nothing is kept.
 */
export function useRetainUnsavedDraft(
  form: UseFormReturn<LeavebitFormValues>,
  origin: Omit<UnsavedDraft, 'values'>,
  isClosed: RefObject<boolean>,
): void {
  const { isDirty } = form.formState;
  const toKeep = useRef<Omit<UnsavedDraft, 'values'> | null>(null);
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
