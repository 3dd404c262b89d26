import type { UseFormReturn } from 'react-hook-form';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { leavebitToFormValues } from '../form-values.ts';
import type { LeavebitFormValues } from '../form-values.ts';

/**
 * Makes the form an edit of another save. Only the differences from that save are unsaved then.
 * @param saved null when there is none, as for a deleted LeaveBit.
 */
export function rebaseForm(
  form: Pick<UseFormReturn<LeavebitFormValues>, 'getValues' | 'setValue' | 'reset'>,
  saved: Leavebit | null,
): void {
  // Drop the marks on files that the other save does not have.
  const marked = form.getValues('deletedFiles').filter((name) => saved?.attachments.includes(name));
  form.setValue('deletedFiles', marked);
  form.reset(leavebitToFormValues(saved), { keepValues: true });
}
