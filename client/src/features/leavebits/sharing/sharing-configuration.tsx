import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '#client/ui/fields/field.tsx';
import type { LeavebitFormValues } from '../form/form-values.ts';
import { RecipientRow } from './recipient-row.tsx';
import type { useSharingEmails } from './use-sharing-emails.ts';

interface SharingConfigurationProps {
  form: UseFormReturn<LeavebitFormValues>;
  sharing: ReturnType<typeof useSharingEmails>;
  /** What the rules apply to. */
  what?: string;
  /** Whether a recipient retains existing rules. */
  keepsRules?: (email: string) => boolean;
}

/** Configures who receives the LeaveBit and when each of them can read it. */
export function SharingConfiguration({
  form,
  sharing,
  what = 'this LeaveBit',
  keepsRules = () => false,
}: SharingConfigurationProps) {
  return (
    <section aria-labelledby="sharing-configuration" className="flex flex-col gap-3">
      <div>
        <h3 id="sharing-configuration">Sharing Configuration</h3>
        <p className="text-sm text-quiet">When each person can read {what}.</p>
      </div>
      <ul aria-label="Recipients" className="flex flex-col gap-3">
        {sharing.recipients.map(({ id, email }, index) => (
          <RecipientRow
            key={id}
            form={form}
            sharing={sharing}
            index={index}
            email={email}
            keepsRules={keepsRules(email)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Explains that recipients can see one another's addresses, and lets the owner turn that off. */
export function HideAddressesCheckbox({ form }: Pick<SharingConfigurationProps, 'form'>) {
  const hintId = useId();
  const isHidden = useWatch({ control: form.control, name: 'hidesAddresses' });
  return (
    <div>
      <Checkbox
        {...form.register('hidesAddresses')}
        label="Hide recipients’ addresses from one another"
        aria-describedby={hintId}
      />
      <p id={hintId} className="pl-8 text-sm text-quiet">
        {isHidden
          ? 'Each recipient sees only their own address.'
          : 'The recipients of this LeaveBit can see one another’s addresses.'}
      </p>
    </div>
  );
}
