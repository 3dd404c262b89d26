import { useWatch } from 'react-hook-form';
import { limits } from '#shared/domain/limits.ts';
import { Field, Select, TextInput } from '#client/ui/fields/field.tsx';
import { getMaxConfirmations, parseWholeNumber } from './config-form-values.ts';
import { describeShortRefuteTime } from './config-messages.ts';
import type { useReleaseConfigForm } from './use-config-form.ts';

/** Whether an incapacity has numbers of its own, and which. */
export function IncapacitationFields({ config }: { config: ReturnType<typeof useReleaseConfigForm> }) {
  const { form, typedField, incapacitationField, reporters } = config;
  const { errors } = form.formState;
  const [choice, hours] = useWatch({
    control: form.control,
    name: ['incapacitation', 'incapacitationHours'],
  });
  return (
    <>
      <Field
        label="If I’m alive but can’t act for myself"
        hint="Your reporters can report that, too. Unlike after a death, you may recover. Then you press “I’m back”, and everything is locked again."
      >
        <Select {...incapacitationField()} className="sm:max-w-80">
          <option value="as-for-death">The same as after my death</option>
          <option value="own">Other numbers</option>
        </Select>
      </Field>
      {choice === 'own' && (
        <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">
          <Field
            label="Confirmations after an accident or a stroke"
            error={errors.incapacitationConfirmations?.message}
          >
            <TextInput
              {...typedField('incapacitationConfirmations')}
              type="number"
              inputMode="numeric"
              min={limits.minConfirmations}
              max={getMaxConfirmations(reporters.length)}
              className="sm:max-w-32"
            />
          </Field>
          <Field
            label="Hours to refute after an accident or a stroke"
            error={errors.incapacitationHours?.message}
          >
            <TextInput
              {...typedField('incapacitationHours')}
              type="number"
              inputMode="numeric"
              min={limits.minRefuteHours}
              max={limits.maxRefuteHours}
              className="sm:max-w-32"
            />
            <p role="status" className="text-sm text-warning empty:sr-only">
              {describeShortRefuteTime(parseWholeNumber(hours))}
            </p>
          </Field>
        </div>
      )}
    </>
  );
}
