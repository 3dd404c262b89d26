import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../../ui/fields/field.tsx';
import type { LeavebitFormValues } from './form-values.ts';
import { instructionLines } from './instruction-lines.ts';

/** Says below the text which lines of a template go with the save, and lets the owner keep them. */
export function InstructionNote({ form, text }: { form: UseFormReturn<LeavebitFormValues>; text: string }) {
  const lines = instructionLines(text);
  if (lines.length === 0) return null;
  return (
    <div className="rounded-md bg-sunken px-4 py-3 text-sm">
      <p>
        {lines.map((line) => `“${line}”`).join(' ')}{' '}
        {lines.length === 1 ? 'This line is for you. It goes' : 'These lines are for you. They go'} when you
        save.
      </p>
      <Checkbox
        {...form.register('keepsInstructions')}
        label={lines.length === 1 ? 'Keep this line for my recipients' : 'Keep these lines for my recipients'}
      />
    </div>
  );
}
