import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { inFull } from '#shared/domain/names.ts';
import { conditionOf, releaseTypes } from '#shared/domain/release.ts';
import { formatMoment, now } from '../../../lib/dates.ts';
import { Checkbox, Field, Select, TextInput } from '../../../ui/fields/field.tsx';
import { NOT_CHOSEN } from '../form/form-values.ts';
import type { LeavebitFormValues } from '../form/form-values.ts';
import { fromLocalMinute, ownTimeZone, toLocalMinute } from '../form/local-minute.ts';
import { releaseTypeLabels } from './release-words.ts';
import { useHasReporters } from './use-has-reporters.ts';
import { useNames } from '../../people/api.ts';

interface SharingConfigurationProps {
  form: UseFormReturn<LeavebitFormValues>;
  recipients: readonly { id: string; email: string; name?: string | undefined }[];
  /** What the rules are for. */
  what?: string;
  /** Whether somebody keeps the rules that were set before. */
  keepsRules?: (email: string) => boolean;
}

/** When each recipient may read the LeaveBit. */
export function SharingConfiguration({
  form,
  recipients,
  what = 'this LeaveBit',
  keepsRules = () => false,
}: SharingConfigurationProps) {
  const nameOf = useNames();
  const labelOf = ({ email, name }: (typeof recipients)[number]) =>
    inFull({ name: nameOf(email) ?? name, email });
  return (
    <section aria-labelledby="sharing-configuration" className="flex flex-col gap-3">
      <div>
        <h3 id="sharing-configuration">Sharing Configuration</h3>
        <p className="text-sm text-quiet">When each person may open {what}.</p>
      </div>
      <ul className="flex flex-col gap-3">
        {recipients.map((recipient, index) => (
          <li key={recipient.id} className="rounded-md border p-4">
            {keepsRules(recipient.email) ? (
              <>
                <p className="font-medium wrap-anywhere">{labelOf(recipient)}</p>
                <p className="text-sm text-quiet">Already a recipient; keeps the same rules</p>
              </>
            ) : (
              <RecipientRule form={form} index={index} label={labelOf(recipient)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says that recipients see one another's addresses, and lets the owner change that. */
export function AddressesHidden({ form }: Pick<SharingConfigurationProps, 'form'>) {
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
          : 'The recipients of this LeaveBit see one another’s addresses.'}
      </p>
    </div>
  );
}

interface RecipientRuleProps {
  form: UseFormReturn<LeavebitFormValues>;
  index: number;
  label: string;
}

function RecipientRule({ form, index, label }: RecipientRuleProps) {
  const [startsOpen] = useState(() => form.getValues(`recipients.${index}.releaseType`) === NOT_CHOSEN);
  return (
    <div className="flex flex-col gap-4">
      <Field
        label={<span className="wrap-anywhere">{label}</span>}
        error={form.formState.errors.recipients?.[index]?.releaseType?.message}
      >
        <Select {...form.register(`recipients.${index}.releaseType`)}>
          {startsOpen && (
            <option value={NOT_CHOSEN} disabled>
              Choose when it opens
            </option>
          )}
          {releaseTypes.map((releaseType) => (
            <option key={releaseType} value={releaseType}>
              {releaseTypeLabels[releaseType]}
            </option>
          ))}
        </Select>
      </Field>
      <RuleDetails form={form} index={index} />
    </div>
  );
}

/** The extra fields of a release type. */
function RuleDetails({ form, index }: Omit<RecipientRuleProps, 'label'>): ReactElement | null {
  const recipient = useWatch({ control: form.control, name: `recipients.${index}` });
  if (!recipient) return null;
  if (recipient.releaseType === NOT_CHOSEN) return null;
  switch (conditionOf[recipient.releaseType]) {
    case 'nothing':
      return <p className="text-sm text-quiet">They can read it from now on.</p>;
    case 'report':
      return <NobodyReports />;
    case 'date':
      return <OpeningDate form={form} index={index} date={recipient.scheduledDate} />;
  }
}

/** Says that the rule can never be met, as long as the owner has no reporters. */
function NobodyReports() {
  return (
    useHasReporters() === false && (
      <p className="text-sm text-warning">
        Nobody can report this yet, so it would never open. You can save it now. Then choose reporters in your
        release configuration.
      </p>
    )
  );
}

function OpeningDate({ form, index, date }: Omit<RecipientRuleProps, 'label'> & { date: string }) {
  const [earliest, setEarliest] = useState(() => toLocalMinute(now()));
  const opensAt = fromLocalMinute(date);
  return (
    <Field
      label="Date and time"
      hint={opensAt ? `Opens on ${formatMoment(opensAt)}` : `In your time zone: ${ownTimeZone()}`}
      error={form.formState.errors.recipients?.[index]?.scheduledDate?.message}
    >
      <TextInput
        {...form.register(`recipients.${index}.scheduledDate`)}
        type="datetime-local"
        step={60}
        min={earliest}
        onFocus={() => setEarliest(toLocalMinute(now()))}
        max="9999-12-31T23:59"
      />
    </Field>
  );
}
