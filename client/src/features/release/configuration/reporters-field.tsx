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
    setAnnouncement(`Added ${added.join(', ')}`);
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
        label="Designated reporters"
        hint={`Up to ${limits.reporters} people you trust. Each of them gets personal links by email to report and to practice.`}
        error={appendEmailExample(form.formState.errors.typedEmail?.message)}
      >
        <div className="flex gap-2">
          <TextInput
            {...form.register('typedEmail')}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="name@example.com"
            onKeyDown={addOnEnter}
          />
          <Button variant="secondary" icon={Plus} onClick={add} aria-label="Add reporter">
            Add
          </Button>
        </div>
      </Field>
      {reporters.length > 0 && (
        <ul aria-label="Your reporters" className="flex flex-col divide-y rounded-md border">
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
                setAnnouncement(`Corrected to ${meant}`);
                form.setFocus('typedEmail');
              }}
              onRemove={() => {
                removeAt(index);
                setAnnouncement(`Removed ${email}`);
                form.setFocus('typedEmail');
              }}
            />
          ))}
        </ul>
      )}
      {removed.length > 0 && (
        <p className="text-sm wrap-anywhere text-warning">
          Will be removed when you save: {removed.map(called).join(', ')}. Their links will stop working then.
        </p>
      )}
      {running && removed.includes(running.reporterEmail) && (
        <p role="alert" className="text-sm wrap-anywhere text-danger">
          {called(running.reporterEmail)} submitted the pending report. Removing them won’t stop it: you have
          to refute it on your home page.
        </p>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
