import { useId } from 'react';
import type { ReactNode } from 'react';
import { silenceMonths } from '#shared/contracts/release.ts';
import type { SavedReleaseConfig } from '#shared/contracts/release.ts';
import { limits } from '#shared/domain/limits.ts';
import type { ReleaseQuestion } from '#client/lib/paths.ts';
import { useTakesPayments } from '#client/lib/takes-payments.ts';
import { Checkbox, Field, Select, TextInput } from '#client/ui/fields/field.tsx';
import { SecondWayStatus } from './second-way-status.tsx';
import { useConfigMessages } from './use-config-messages.ts';
import type { useReleaseConfigForm } from './use-config-form.ts';

interface SafetyQuestionsProps {
  saved: SavedReleaseConfig;
  /** As saved now. */
  latest: SavedReleaseConfig;
  config: ReturnType<typeof useReleaseConfigForm>;
}

function SafetyQuestion({ id, text, children }: { id: ReleaseQuestion; text: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h3
        ref={window.location.hash === `#${id}` ? beginAt : undefined}
        tabIndex={-1}
        className="scroll-mt-6 text-lg"
      >
        {text}
      </h3>
      {children}
    </section>
  );
}

/** Moves focus to the question in the URL, so that it is announced. */
function beginAt(heading: HTMLElement | null): void {
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** What protects an owner from false reports and missed warnings. All of it is optional. */
export function SafetyQuestions({
  saved,
  latest,
  config: { form, typedField, newWay },
}: SafetyQuestionsProps) {
  const t = useConfigMessages();
  const lapseHintId = useId();
  const takesPayments = useTakesPayments();
  const { errors } = form.formState;
  return (
    <section aria-labelledby="safety-title" className="flex flex-col gap-7 border-t pt-7">
      <div>
        <h2 id="safety-title">{t('safety')}</h2>
        <p className="mt-1 text-quiet">{t('safetyIntro')}</p>
      </div>
      <SafetyQuestion id="warnings" text={t('warnings')}>
        <p className="text-sm text-quiet">{t('warningsIntro')}</p>
        <Field label={t('secondEmail')} hint={t('secondEmailHint')} error={errors.secondEmail?.message}>
          <TextInput {...typedField('secondEmail')} type="email" autoComplete="off" />
        </Field>
        <SecondWayStatus channel="email" config={latest} isCodeAwaited={newWay === 'email'} />
        <Field
          label={t('phone')}
          hint={t(saved.sendsTexts ? 'phoneHint' : 'phoneHintUnused')}
          error={errors.phoneNumber?.message}
        >
          <TextInput {...typedField('phoneNumber')} type="tel" autoComplete="tel" />
        </Field>
        <SecondWayStatus channel="phone" config={latest} isCodeAwaited={newWay === 'phone'} />
      </SafetyQuestion>
      <SafetyQuestion id="away" text={t('away')}>
        <Field
          label={t('awayUntil')}
          hint={t('awayHint', { days: limits.awayMaxDays })}
          error={errors.awayUntil?.message}
        >
          <TextInput {...typedField('awayUntil')} type="datetime-local" className="sm:max-w-64" />
        </Field>
      </SafetyQuestion>
      <SafetyQuestion id="pause" text={t('pause')}>
        <Field
          label={t('pauseDays')}
          hint={t('pauseHint', { max: limits.coolDownMaxDays })}
          error={errors.coolDownDays?.message}
        >
          <TextInput
            {...typedField('coolDownDays')}
            type="number"
            inputMode="numeric"
            min={0}
            max={limits.coolDownMaxDays}
            className="sm:max-w-32"
          />
        </Field>
      </SafetyQuestion>
      <SafetyQuestion id="silence" text={t('silence')}>
        <Field label={t('silenceMonths')} hint={t('silenceHint')}>
          <Select {...form.register('silenceMonths')} className="sm:max-w-60">
            {silenceMonths.map((months) => (
              <option key={months} value={months}>
                {months === 0 ? t('silenceNever') : t('silenceAfter', { months })}
              </option>
            ))}
          </Select>
        </Field>
        {takesPayments && (
          <div>
            <Checkbox
              {...form.register('askReportersOnLapse')}
              label={t('lapse')}
              aria-describedby={lapseHintId}
            />
            <p id={lapseHintId} className="mt-1 text-sm text-quiet">
              {t('lapseHint')}
            </p>
          </div>
        )}
      </SafetyQuestion>
    </section>
  );
}
