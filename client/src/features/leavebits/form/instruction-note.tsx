import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { formatCount } from '#shared/domain/format-count.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/field.tsx';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import type { LeavebitFormValues } from './form-values.ts';
import { countUnfilledLines, isForOwnerAlone, removeUnfilledLines } from './unfilled-lines.ts';
import { findInstructionLines } from './instruction-lines.ts';

/** Lists the template lines that the save will remove, and lets the owner keep them. Shown below the text. */
export function InstructionNote({ form, text }: { form: UseFormReturn<LeavebitFormValues>; text: string }) {
  const lines = findInstructionLines(text);
  if (lines.length === 0) return null;
  return (
    <div className="rounded-md bg-sunken px-4 py-3 text-sm">
      <p>
        <span>{lines.map((line) => `“${line}”`).join(' ')}</span>{' '}
        <span>
          {lines.length === 1
            ? 'This line is for you. It will be removed when you save.'
            : 'These lines are for you. They will be removed when you save.'}
        </span>
      </p>
      <Checkbox
        {...form.register('keepsInstructions')}
        label={lines.length === 1 ? 'Keep this line for my recipients' : 'Keep these lines for my recipients'}
      />
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
      <p>
        {`${formatCount(empty, 'line is', 'lines are')} not filled in. Your recipients would see ${empty === 1 ? 'it' : 'them'} like this.`}
      </p>
      <Button variant="secondary" size="small" onClick={remove}>
        {empty === 1 ? 'Remove this line' : 'Remove these lines'}
      </Button>
    </div>
  );
}
