import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { X } from 'lucide-react';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { releaseTypeConditions, releaseTypes } from '#shared/domain/release.ts';
import { describeTimeZone, now } from '#client/lib/dates.ts';
import { suggestEmailCorrection } from '#client/lib/emails/email-suggestion.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, Select, TextInput } from '#client/ui/fields/field.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import { useNameLookup, useSubstituteLookup } from '../../people/api.ts';
import { getFormDisplayName } from '../../people/name-validation.ts';
import { PersonNameFormField } from '../../people/person-name-form-field.tsx';
import { findValidReleaseMoment, NO_RELEASE_TYPE } from '../form/form-values.ts';
import type { LeavebitFormValues, RecipientValues } from '../form/form-values.ts';
import { formatDatetimeLocal } from '../form/datetime-local.ts';
import { ReporterShortageNote } from './reporter-shortage.tsx';
import { describeReleaseRule, describeSubstitute, releaseTypeLabels } from './release-messages.ts';
import { useRuleMessages } from './use-rule-messages.ts';
import type { useSharingEmails } from './use-sharing-emails.ts';
import { useSharingMessages } from './use-sharing-messages.ts';

interface RecipientRowProps {
  form: UseFormReturn<LeavebitFormValues>;
  sharing: ReturnType<typeof useSharingEmails>;
  index: number;
  email: string;
  /** Whether the recipient retains existing rules. */
  keepsRules: boolean;
}

/** A recipient with controls to name, correct or remove them, and to set their rule. */
export function RecipientRow({ form, sharing, index, email, keepsRules }: RecipientRowProps) {
  const t = useSharingMessages();
  const rules = useRuleMessages();
  const knownName = useNameLookup()(email);
  const substitute = useSubstituteLookup()(email);
  const typedName = useWatch({ control: form.control, name: `recipients.${index}.name` }) ?? '';
  const isOwner = useCurrentUser().user?.username === email;
  const meant = sharing.isNew(email) ? suggestEmailCorrection(email) : null;
  const aboutThem = (
    <>
      {meant !== null && (
        <div className="flex flex-wrap items-center gap-x-3 text-sm text-warning">
          <p className="wrap-anywhere">
            {t.rich('youWrote', {
              email,
              meant,
              b: (content) => <strong className="font-medium">{content}</strong>,
            })}
          </p>
          <Button
            variant="quiet"
            size="small"
            className="-ml-3"
            aria-label={t('correctTo', { meant, email })}
            onClick={() => sharing.correct(index, meant)}
          >
            {t('correct')}
          </Button>
        </div>
      )}
      {knownName === null && !isOwner && (
        <PersonNameFormField
          email={email}
          name={typedName}
          control={form.register(`recipients.${index}.name`)}
        />
      )}
    </>
  );
  const label = (
    <span translate="no" className="wrap-anywhere">
      {formatNameAndEmail({ name: getFormDisplayName(knownName, typedName), email })}
    </span>
  );
  return (
    <li className="relative flex flex-col rounded-md border p-4">
      {keepsRules ? (
        <>
          <p className="pr-9 font-medium">{label}</p>
          {aboutThem}
          <p className="text-sm text-quiet">{t('keepsRules')}</p>
        </>
      ) : (
        <RecipientRule form={form} index={index} label={label} aboutThem={aboutThem} />
      )}
      {substitute && (
        <p className="mt-2 text-sm wrap-anywhere text-quiet">{describeSubstitute(substitute, rules)}</p>
      )}
      <IconButton
        icon={X}
        label={t('remove', { email })}
        className="absolute top-1.5 right-1.5"
        onClick={() => sharing.removeAt(index)}
      />
    </li>
  );
}

interface RecipientRuleProps extends Pick<RecipientRowProps, 'form' | 'index'> {
  label: ReactNode;
  /** Shown between the label and the options. */
  aboutThem: ReactNode;
}

function RecipientRule({ form, index, label, aboutThem }: RecipientRuleProps) {
  const t = useSharingMessages();
  const rules = useRuleMessages();
  const [startsOpen] = useState(() => form.getValues(`recipients.${index}.releaseType`) === NO_RELEASE_TYPE);
  return (
    <div className="flex flex-col gap-4">
      <Field label={label} error={form.formState.errors.recipients?.[index]?.releaseType?.message}>
        {aboutThem}
        <Select {...form.register(`recipients.${index}.releaseType`)}>
          {startsOpen && (
            <option value={NO_RELEASE_TYPE} disabled>
              {t('chooseRule')}
            </option>
          )}
          {releaseTypes.map((releaseType) => (
            <option key={releaseType} value={releaseType}>
              {rules(releaseTypeLabels[releaseType])}
            </option>
          ))}
        </Select>
      </Field>
      <RuleDetails form={form} index={index} />
    </div>
  );
}

/** Extra fields for the chosen release type. */
function RuleDetails({ form, index }: Pick<RecipientRowProps, 'form' | 'index'>): ReactElement | null {
  const t = useSharingMessages();
  const recipient = useWatch({ control: form.control, name: `recipients.${index}` });
  if (!recipient) return null;
  if (recipient.releaseType === NO_RELEASE_TYPE) return null;
  switch (releaseTypeConditions[recipient.releaseType]) {
    case 'nothing':
      return <p className="text-sm text-quiet">{t('readsNow')}</p>;
    case 'report':
      return <ReporterShortageNote />;
    case 'date':
      return <OpeningDate form={form} index={index} recipient={recipient} />;
  }
}

function OpeningDate({
  form,
  index,
  recipient,
}: Pick<RecipientRowProps, 'form' | 'index'> & { recipient: RecipientValues }) {
  const t = useSharingMessages();
  const rules = useRuleMessages();
  const [earliest, setEarliest] = useState(() => formatDatetimeLocal(now()));
  const scheduledDate = findValidReleaseMoment(recipient, now());
  return (
    <Field
      label={t('date')}
      hint={
        scheduledDate
          ? describeReleaseRule({ releaseType: 'scheduled', scheduledDate }, { at: now() }, rules)
          : t('timeZone', { zone: describeTimeZone().replaceAll('_', ' ') })
      }
      error={form.formState.errors.recipients?.[index]?.scheduledDate?.message}
    >
      <TextInput
        {...form.register(`recipients.${index}.scheduledDate`)}
        type="datetime-local"
        step={60}
        min={earliest}
        onFocus={() => setEarliest(formatDatetimeLocal(now()))}
        max="9999-12-31T23:59"
      />
    </Field>
  );
}
