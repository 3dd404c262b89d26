import type { UseFormReturn } from 'react-hook-form';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { leavebitToFormValues } from '../form-values.ts';
import type { LeavebitFormValues } from '../form-values.ts';

/**
 * Rebases the form onto another save, so that only the differences from that save count as unsaved.
 * @param saved null if there is none, for example because the LeaveBit was deleted.
 */
export function rebaseForm(
  form: Pick<UseFormReturn<LeavebitFormValues>, 'getValues' | 'setValue' | 'reset'>,
  saved: Leavebit | null,
): void {
  // Drop deletion marks for files that the other save doesn't have.
  const marked = form.getValues('deletedFiles').filter((name) => saved?.attachments.includes(name));
  form.setValue('deletedFiles', marked);
  form.reset(leavebitToFormValues(saved), { keepValues: true });
}
