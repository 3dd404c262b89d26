import { useWatch } from 'react-hook-form';
import { limits } from '#shared/domain/limits.ts';
import { Field, Select, TextInput } from '#client/ui/fields/field.tsx';
import { getMaxConfirmations, parseWholeNumber } from './config-form-values.ts';
import { useHoursMessages } from '../use-hours-messages.ts';
import { describeShortRefuteTime } from './config-messages.ts';
import { useConfigMessages } from './use-config-messages.ts';
import type { useReleaseConfigForm } from './use-config-form.ts';

/** Whether an incapacity has numbers of its own, and which. */
export function IncapacitationFields({ config }: { config: ReturnType<typeof useReleaseConfigForm> }) {
  const t = useConfigMessages();
  const hoursMessages = useHoursMessages();
  const { form, typedField, incapacitationField, reporters } = config;
  const { errors } = form.formState;
  const [choice, hours] = useWatch({
    control: form.control,
    name: ['incapacitation', 'incapacitationHours'],
  });
  return (
    <>
      <Field label={t('incapacitation')} hint={t('incapacitationHint')}>
        <Select {...incapacitationField()} className="sm:max-w-80">
          <option value="as-for-death">{t('asForDeath')}</option>
          <option value="own">{t('otherNumbers')}</option>
        </Select>
      </Field>
      {choice === 'own' && (
        <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">
          <Field label={t('incapacitationConfirmations')} error={errors.incapacitationConfirmations?.message}>
            <TextInput
              {...typedField('incapacitationConfirmations')}
              type="number"
              inputMode="numeric"
              min={limits.minConfirmations}
              max={getMaxConfirmations(reporters.length)}
              className="sm:max-w-32"
            />
          </Field>
          <Field label={t('incapacitationHours')} error={errors.incapacitationHours?.message}>
            <TextInput
              {...typedField('incapacitationHours')}
              type="number"
              inputMode="numeric"
              min={limits.minRefuteHours}
              max={limits.maxRefuteHours}
              className="sm:max-w-32"
            />
            <p role="status" className="text-sm text-warning empty:sr-only">
              {describeShortRefuteTime(parseWholeNumber(hours), { t, hours: hoursMessages })}
            </p>
          </Field>
        </div>
      )}
    </>
  );
}
