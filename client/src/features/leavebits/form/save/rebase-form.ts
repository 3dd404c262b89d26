import type { UseFormReturn } from 'react-hook-form';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { formValuesOf } from '../form-values.ts';
import type { LeavebitFormValues } from '../form-values.ts';

/**
 * From now on what stands in the form is an edit of another save: only what differs from that one is unsaved.
 * @param saved null: of none, as for a LeaveBit that is gone.
 */
export function rebaseForm(
  form: Pick<UseFormReturn<LeavebitFormValues>, 'getValues' | 'setValue' | 'reset'>,
  saved: Leavebit | null,
): void {
  // A mark on a file that the other save has no more means nothing.
  const marked = form.getValues('deletedFiles').filter((name) => saved?.attachments.includes(name));
  form.setValue('deletedFiles', marked);
  form.reset(formValuesOf(saved), { keepValues: true });
}
