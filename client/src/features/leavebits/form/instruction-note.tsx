import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { formatCount } from '#client/lib/format-count.ts';
import { Checkbox } from '#client/ui/fields/field.tsx';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import type { LeavebitFormValues } from './form-values.ts';
import { countUnfilledLines, isForOwnerAlone } from './unfilled-lines.ts';
import { findInstructionLines } from './instruction-lines.ts';

/** Lists the template lines that the save will remove, and lets the owner keep them. Shown below the text. */
export function InstructionNote({ form, text }: { form: UseFormReturn<LeavebitFormValues>; text: string }) {
  const lines = findInstructionLines(text);
  if (lines.length === 0) return null;
  return (
    <div className="rounded-md bg-sunken px-4 py-3 text-sm">
      <p>
        {lines.map((line) => `“${line}”`).join(' ')}{' '}
        {lines.length === 1
          ? 'This line is for you. It will be removed'
          : 'These lines are for you. They will be removed'}{' '}
        when you save.
      </p>
      <Checkbox
        {...form.register('keepsInstructions')}
        label={lines.length === 1 ? 'Keep this line for my recipients' : 'Keep these lines for my recipients'}
      />
    </div>
  );
}

interface EmptyLinesNoteProps {
  form: UseFormReturn<LeavebitFormValues>;
  text: string;
  /** Whether the LeaveBit was saved before. If so, its earlier version still has the lines. */
  isSaved: boolean;
}

/** Says how many template lines the save will remove, and lets the owner keep them to fill in later. */
export function UnfilledLinesNote({ form, text, isSaved }: EmptyLinesNoteProps) {
  const empty = countUnfilledLines(text);
  const recipients = useWatch({ control: form.control, name: 'recipients' });
  const ownerEmail = useCurrentUser().user?.username ?? '';
  if (empty === 0 || isForOwnerAlone({ recipients }, ownerEmail)) return null;
  return (
    <div className="rounded-md bg-sunken px-4 py-3 text-sm">
      <p>
        {formatCount(empty, 'line is', 'lines are')} not filled in. {empty === 1 ? 'It' : 'They'} will be
        removed when you save, so your recipients don’t get an empty form.
        {isSaved && ` The earlier version of this LeaveBit keeps ${empty === 1 ? 'it' : 'them'}.`}
      </p>
      <Checkbox
        {...form.register('keepsEmptyLines')}
        label={empty === 1 ? 'Keep this line to fill in later' : 'Keep these lines to fill in later'}
      />
    </div>
  );
}
