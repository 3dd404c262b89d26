import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { LeavebitFormValues } from './form-values.ts';

/** Unsaved changes of a form that was unmounted, for example at the end of a session. */
export interface UnsavedDraft {
  ownerEmail: string;
  /** The save that the changes are based on. Null for a new LeaveBit. */
  leavebit: Leavebit | null;
  values: LeavebitFormValues;
}

// Held in this tab's memory only: personal texts must not stay on the disk of a shared computer.
let kept: UnsavedDraft | null = null;

const askBeforeLoss = (event: BeforeUnloadEvent) => event.preventDefault();

function keep(draft: UnsavedDraft | null): void {
  kept = draft;
  // The browser warns before a reload, which would lose it.
  if (draft) window.addEventListener('beforeunload', askBeforeLoss);
  else window.removeEventListener('beforeunload', askBeforeLoss);
}

/** This owner's draft, and a function that discards it. Another owner's draft is discarded. */
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
 * Retains the content of a form with unsaved changes when it is unmounted.
 * @param isClosed true if the user closed the form on purpose, in which case nothing is retained.
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
