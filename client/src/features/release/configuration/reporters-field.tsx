import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Plus } from 'lucide-react';
import type { OwnerReport, ReporterStatus } from '#shared/contracts/release.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { appendEmailExample } from '#client/lib/emails/email-example.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { useNameLookup } from '../../people/api.ts';
import type { ReleaseConfigFormValues } from './config-form-values.ts';
import { ReporterRow } from './reporter-row.tsx';
import { useConfigMessages } from './use-config-messages.ts';
import type { useReportersField } from './use-reporters-field.ts';

interface ReportersFieldProps extends ReturnType<typeof useReportersField> {
  form: UseFormReturn<ReleaseConfigFormValues>;
  /** The last saved reporters. */
  saved: readonly string[];
  /** Undefined until loaded. */
  status: ReporterStatus | undefined;
  /** Undefined until loaded. */
  reports: readonly OwnerReport[] | undefined;
}

export function ReportersField(props: ReportersFieldProps) {
  const { form, reporters, addTyped, removeAt, correct, saved, status, reports } = props;
  const t = useConfigMessages();
  const [announcement, setAnnouncement] = useState('');
  const typedEmail = useWatch({ control: form.control, name: 'typedEmail' });
  const nameOf = useNameLookup();
  const called = (email: string) => formatNameAndEmail({ name: nameOf(email), email });
  const running = reports?.find((report) => report.status === 'pending');
  const removed = saved.filter((email) => !reporters.some((reporter) => reporter.email === email));

  function add() {
    if (typedEmail.trim() === '') return form.setFocus('typedEmail');
    const added = addTyped();
    if (!added) return;
    setAnnouncement(t('added', { emails: added.join(', ') }));
    form.setFocus('typedEmail');
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter adds the address instead of submitting the form.
    event.preventDefault();
    add();
  }

  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t('reporters')}
        hint={t('reportersHint', { count: limits.reporters })}
        error={appendEmailExample(form.formState.errors.typedEmail?.message)}
      >
        <div className="flex gap-2">
          <TextInput
            {...form.register('typedEmail')}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={t('emailExample')}
            onKeyDown={addOnEnter}
          />
          <Button variant="secondary" icon={Plus} onClick={add} aria-label={t('addReporter')}>
            {t('add')}
          </Button>
        </div>
      </Field>
      {reporters.length > 0 && (
        <ul aria-label={t('yourReporters')} className="flex flex-col divide-y rounded-md border">
          {reporters.map(({ id, email }, index) => (
            <ReporterRow
              key={id}
              email={email}
              index={index}
              form={form}
              isSaved={saved.includes(email)}
              status={status?.find((reporter) => reporter.email === email)}
              onCorrect={(meant) => {
                correct(index, meant);
                setAnnouncement(t('corrected', { email: meant }));
                form.setFocus('typedEmail');
              }}
              onRemove={() => {
                removeAt(index);
                setAnnouncement(t('removed', { email }));
                form.setFocus('typedEmail');
              }}
            />
          ))}
        </ul>
      )}
      {removed.length > 0 && (
        <p className="text-sm wrap-anywhere text-warning">
          {t('willBeRemoved', { names: removed.map(called).join(', ') })}
        </p>
      )}
      {running && removed.includes(running.reporterEmail) && (
        <p role="alert" className="text-sm wrap-anywhere text-danger">
          {t('removalStopsNothing', { name: called(running.reporterEmail) })}
        </p>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
