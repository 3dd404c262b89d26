import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/field.tsx';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import type { LeavebitFormValues } from './form-values.ts';
import { countUnfilledLines, isForOwnerAlone, removeUnfilledLines } from './unfilled-lines.ts';
import { findInstructionLines } from './instruction-lines.ts';
import { useFormMessages } from './use-form-messages.ts';

/** Lists the template lines that the save will remove, and lets the owner keep them. Shown below the text. */
export function InstructionNote({ form, text }: { form: UseFormReturn<LeavebitFormValues>; text: string }) {
  const t = useFormMessages();
  const lines = findInstructionLines(text);
  if (lines.length === 0) return null;
  return (
    <div className="rounded-md bg-sunken px-4 py-3 text-sm">
      <p>
        <span>{lines.map((line) => `“${line}”`).join(' ')}</span>{' '}
        <span>{t('linesForYou', { count: lines.length })}</span>
      </p>
      <Checkbox {...form.register('keepsInstructions')} label={t('keepLines', { count: lines.length })} />
    </div>
  );
}

/** Says how many template lines are not filled in if recipients would see them, and lets the owner remove them. */
export function UnfilledLinesNote({
  form,
  text,
  isForOthers,
}: {
  form: UseFormReturn<LeavebitFormValues>;
  text: string;
  /** Whether others will receive it, even if none have been entered yet. */
  isForOthers?: boolean;
}) {
  const t = useFormMessages();
  const empty = countUnfilledLines(text);
  const recipients = useWatch({ control: form.control, name: 'recipients' });
  const ownerEmail = useCurrentUser().user?.username ?? '';
  if (empty === 0 || (!isForOthers && isForOwnerAlone({ recipients }, ownerEmail))) return null;

  function remove() {
    form.setValue('infoFields', removeUnfilledLines(text), { shouldDirty: true, shouldValidate: true });
    // The button disappears, so focus has to go somewhere useful.
    form.setFocus('infoFields');
  }

  return (
    <div className="flex flex-col items-start gap-3 rounded-md bg-sunken px-4 py-3 text-sm">
      <p>{t('unfilledLines', { count: empty })}</p>
      <Button variant="secondary" size="small" onClick={remove}>
        {t('removeLines', { count: empty })}
      </Button>
    </div>
  );
}
