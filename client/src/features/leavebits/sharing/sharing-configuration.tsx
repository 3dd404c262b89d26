import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '#client/ui/fields/field.tsx';
import type { LeavebitFormValues } from '../form/form-values.ts';
import { RecipientRow } from './recipient-row.tsx';
import { useSharingMessages } from './use-sharing-messages.ts';
import type { useSharingEmails } from './use-sharing-emails.ts';

interface SharingConfigurationProps {
  form: UseFormReturn<LeavebitFormValues>;
  sharing: ReturnType<typeof useSharingEmails>;
  /** How many LeaveBits the rules apply to. */
  leavebitCount?: number;
  /** Whether a recipient retains existing rules. */
  keepsRules?: (email: string) => boolean;
}

/** Configures who receives the LeaveBit and when each of them can read it. */
export function SharingConfiguration({
  form,
  sharing,
  leavebitCount = 1,
  keepsRules = () => false,
}: SharingConfigurationProps) {
  const t = useSharingMessages();
  return (
    <section aria-labelledby="sharing-configuration" className="flex flex-col gap-3">
      <div>
        <h3 id="sharing-configuration">{t('configuration')}</h3>
        <p className="text-sm text-quiet">{t('configurationHint', { count: leavebitCount })}</p>
      </div>
      <ul aria-label={t('recipients')} className="flex flex-col gap-3">
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
  const t = useSharingMessages();
  const hintId = useId();
  const isHidden = useWatch({ control: form.control, name: 'hidesAddresses' });
  return (
    <div>
      <Checkbox {...form.register('hidesAddresses')} label={t('hideAddresses')} aria-describedby={hintId} />
      <p id={hintId} className="pl-8 text-sm text-quiet">
        {t(isHidden ? 'addressesHidden' : 'addressesShown')}
      </p>
    </div>
  );
}
