import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { LeavebitFormValues } from './form-values.ts';

/** What stood unsaved in a form when the page went away under it: at the end of a session, say. */
export interface Draft {
  ownerEmail: string;
  /** The save it was made from; null for a new LeaveBit. */
  leavebit: Leavebit | null;
  values: LeavebitFormValues;
}

// In this tab's memory only: what people write here must not lie about on the disk of a shared computer.
let kept: Draft | null = null;

const askBeforeLoss = (event: BeforeUnloadEvent) => event.preventDefault();

function keep(draft: Draft | null): void {
  kept = draft;
  // A reload would lose it: the browser asks first.
  if (draft) window.addEventListener('beforeunload', askBeforeLoss);
  else window.removeEventListener('beforeunload', askBeforeLoss);
}

/** The draft kept for this owner, and how to drop it. Another owner's goes. */
export function useKeptDraft(ownerEmail: string): { draft: Draft | null; forget: () => void } {
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
 * Keeps what stands in a form when the page goes away with something unsaved in it.
 * @param isClosed set before the form is closed on purpose: then nothing is kept.
 */
export function useDraftKeeper(
  form: UseFormReturn<LeavebitFormValues>,
  origin: Omit<Draft, 'values'>,
  isClosed: RefObject<boolean>,
): void {
  const { isDirty } = form.formState;
  const toKeep = useRef<Omit<Draft, 'values'> | null>(null);
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
