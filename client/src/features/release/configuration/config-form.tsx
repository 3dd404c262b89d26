import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseQueryResult } from '@tanstack/react-query';
import type { OwnerReport, ReporterStatus, SavedReleaseConfig } from '#shared/contracts/release.ts';
import { limits } from '#shared/domain/limits.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { useFocusOnChange } from '#client/ui/use-focus-on-change.ts';
import { useNameLookup } from '../../people/api.ts';
import { formatHours } from '../report-messages.ts';
import { useHoursMessages } from '../use-hours-messages.ts';
import { getMaxConfirmations, parseWholeNumber } from './config-form-values.ts';
import { describeConfigConsequences, describeShortRefuteTime, groupReporters } from './config-messages.ts';
import { IncapacitationFields } from './incapacitation-fields.tsx';
import { RehearsalButton } from './rehearsal-button.tsx';
import { ReporterCards } from './reporter-cards.tsx';
import { ReportersField } from './reporters-field.tsx';
import { ResendLinksButton } from './resend-links-button.tsx';
import { SafetyQuestions } from './safety-questions.tsx';
import type { useReleaseConfigForm } from './use-config-form.ts';
import { useConfigMessages } from './use-config-messages.ts';

interface ConfigFormProps {
  id: string;
  saved: SavedReleaseConfig;
  /** As saved now. Verifying a second way changes it, but not what the form began with. */
  latest: SavedReleaseConfig;
  config: ReturnType<typeof useReleaseConfigForm>;
  status: UseQueryResult<ReporterStatus>;
  /** Undefined until loaded. */
  reports: readonly OwnerReport[] | undefined;
}

const SHORT = 'sm:max-w-32';

function Question({ text, children }: { text: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2>{text}</h2>
      {children}
    </section>
  );
}

export function ReleaseConfigForm({ id, saved, latest, config, status, reports }: ConfigFormProps) {
  const t = useConfigMessages();
  const hours = useHoursMessages();
  const common = useCommonMessages();
  const { form, typedField, submit, isSaving, failure } = config;
  const { errors, isDirty } = form.formState;
  const nameOf = useNameLookup();
  const [requiredConfirmations, refuteTimeHours, reporters, incapacitation, ...own] = useWatch({
    control: form.control,
    name: [
      'requiredConfirmations',
      'refuteTimeHours',
      'reporters',
      'incapacitation',
      'incapacitationConfirmations',
      'incapacitationHours',
    ],
  });
  const [ownConfirmations, ownHours] = own.map(parseWholeNumber) as [number, number];
  const hasFollowed =
    config.followed === requiredConfirmations &&
    requiredConfirmations !== String(saved.requiredConfirmations);
  const caution = describeShortRefuteTime(parseWholeNumber(refuteTimeHours), { t, hours });
  const failurePlace = useFocusOnChange<HTMLDivElement>(failure);
  const consequences = describeConfigConsequences(
    {
      ...groupReporters(reporters, status.data, nameOf),
      requiredConfirmations: parseWholeNumber(requiredConfirmations),
      refuteTimeHours: parseWholeNumber(refuteTimeHours),
      incapacitation:
        incapacitation === 'own'
          ? { requiredConfirmations: ownConfirmations, refuteTimeHours: ownHours }
          : null,
    },
    { t, hours },
  );

  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) submit();
      }}
    >
      <Question text={t('who')}>
        <ReportersField
          {...config}
          saved={saved.designatedReporters}
          status={status.data}
          reports={reports}
        />
        {status.isError && (
          <Banner
            tone="warning"
            role="alert"
            action={
              <Button
                variant="secondary"
                size="small"
                isBusy={status.isFetching}
                onClick={() => void status.refetch()}
              >
                {common('tryAgain')}
              </Button>
            }
          >
            {t('statusNotLoaded')}
          </Banner>
        )}
        {saved.designatedReporters.length > 0 && (
          <>
            <ResendLinksButton hasUnsaved={isDirty} />
            <RehearsalButton />
            {status.data && <ReporterCards status={status.data} />}
          </>
        )}
      </Question>
      <Question text={t('howMany')}>
        <Field
          label={t('confirmations')}
          hint={[
            t('confirmationsHint'),
            hasFollowed &&
              t('confirmationsFollowed', { now: requiredConfirmations, before: saved.requiredConfirmations }),
          ]
            .filter(Boolean)
            .join(' ')}
          error={errors.requiredConfirmations?.message}
        >
          <TextInput
            {...typedField('requiredConfirmations')}
            type="number"
            inputMode="numeric"
            min={limits.minConfirmations}
            max={getMaxConfirmations(config.reporters.length)}
            className={SHORT}
          />
        </Field>
      </Question>
      <Question text={t('howLong')}>
        <Field
          label={t('hours')}
          hint={t('hoursHint', {
            min: limits.minRefuteHours,
            max: limits.maxRefuteHours,
            suggested: formatHours(limits.suggestedRefuteHours, hours),
          })}
          error={errors.refuteTimeHours?.message}
        >
          <TextInput
            {...typedField('refuteTimeHours')}
            type="number"
            inputMode="numeric"
            min={limits.minRefuteHours}
            max={limits.maxRefuteHours}
            className={SHORT}
          />
          <p role="status" className="text-sm text-warning empty:sr-only">
            {caution}
          </p>
        </Field>
      </Question>
      <Question text={t('afterAccident')}>
        <IncapacitationFields config={config} />
      </Question>
      <div aria-live="polite" className="flex flex-col gap-3 wrap-anywhere">
        {consequences.map(({ tone, title, text }) => (
          <Banner key={tone} tone={tone} title={title}>
            {text}
          </Banner>
        ))}
      </div>
      <SafetyQuestions saved={saved} latest={latest} config={config} />
      {failure && (
        <div ref={failurePlace} tabIndex={-1} className="rounded-md">
          <Banner tone="danger" role="alert" title={failure.title}>
            {failure.sentence}
          </Banner>
        </div>
      )}
    </form>
  );
}
