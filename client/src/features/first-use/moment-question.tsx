import { useState, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { ReleaseType } from '#shared/domain/release.ts';
import { cx } from '../../lib/class-names.ts';
import { describeTimeZone, now } from '../../lib/dates.ts';
import { Field, TextInput } from '../../ui/fields/field.tsx';
import { formatDatetimeLocal } from '../leavebits/form/datetime-local.ts';
import { findDateProblem, NO_RELEASE_TYPE, type LeavebitFormValues } from '../leavebits/form/form-values.ts';
import { useFormMessages } from '../leavebits/form/use-form-messages.ts';
import { QuestionFrame } from './question-frame.tsx';
import { useFirstUseMessages } from './use-first-use-messages.ts';

interface MomentQuestionProps {
  form: UseFormReturn<LeavebitFormValues>;
  /** What the owner calls the recipient. */
  name: string;
  isSaving: boolean;
  problem: ReactNode;
  onBack: () => void;
  onSave: () => void;
  onNotNow: () => void;
}

const answers = [
  { type: 'always', label: 'today', hint: 'todayHint' },
  { type: 'scheduled', label: 'onDate', hint: 'onDateHint' },
  { type: 'death_incapacitation', label: 'onDeath', hint: 'onDeathHint' },
] as const satisfies readonly { type: ReleaseType; label: string; hint: string }[];

/** Asks when the recipient may read it. Nothing is preselected, because every answer would be wrong for someone. */
export function MomentQuestion({
  form,
  name,
  isSaving,
  problem,
  onBack,
  onSave,
  onNotNow,
}: MomentQuestionProps) {
  const t = useFirstUseMessages();
  const formMessages = useFormMessages();
  const recipients = useWatch({ control: form.control, name: 'recipients' });
  const [error, setError] = useState<{ answer?: string; date?: string }>({});
  const recipient = recipients[0];
  if (!recipient) return null;

  const change = (changes: Partial<typeof recipient>) => {
    setError({});
    form.setValue('recipients', [{ ...recipient, ...changes }], { shouldDirty: true });
  };

  function save() {
    if (!recipient) return;
    if (recipient.releaseType === NO_RELEASE_TYPE) return setError({ answer: t('needsAnswer') });
    const date = recipient.releaseType === 'scheduled' ? findDateProblem(recipient, undefined, now()) : null;
    if (date) return setError({ date: formMessages(date) });
    onSave();
  }

  return (
    <QuestionFrame
      step="when"
      title={t('when', { name })}
      onBack={onBack}
      onNotNow={onNotNow}
      next={{ label: t('save'), onPress: save, isBusy: isSaving }}
    >
      <fieldset
        data-kept-free
        className="flex flex-col gap-3"
        aria-describedby={error.answer ? 'moment-error' : undefined}
      >
        <legend className="sr-only">{t('when', { name })}</legend>
        {answers.map(({ type, label, hint }) => (
          <label
            key={type}
            className={cx(
              'flex cursor-pointer gap-3 rounded-md border bg-surface px-4 py-3 hover:bg-sunken',
              recipient.releaseType === type ? 'border-primary ring-1 ring-primary' : 'border-line-strong',
            )}
          >
            <input
              type="radio"
              name="moment"
              checked={recipient.releaseType === type}
              onChange={() => change({ releaseType: type })}
              // Drawn like a checkbox, because a native one looks disabled in dark mode.
              className="mt-1 size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface checked:border-6 checked:border-primary forced-colors:appearance-auto"
            />
            <span>
              <span className="block text-lg font-medium">{t(label)}</span>
              <span className="block text-sm text-quiet">{t(hint)}</span>
            </span>
          </label>
        ))}
        {error.answer && (
          <p id="moment-error" role="alert" className="text-sm text-danger">
            {error.answer}
          </p>
        )}
      </fieldset>
      {recipient.releaseType === 'scheduled' && (
        <Field
          label={t('date')}
          hint={t('timeZone', { zone: describeTimeZone().replaceAll('_', ' ') })}
          error={error.date}
        >
          <TextInput
            type="datetime-local"
            min={formatDatetimeLocal(now())}
            value={recipient.scheduledDate}
            onChange={({ target }) => change({ scheduledDate: target.value })}
          />
        </Field>
      )}
      {problem}
    </QuestionFrame>
  );
}
