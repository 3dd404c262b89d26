import { useId } from 'react';
import type { ReactNode } from 'react';
import { silenceMonths } from '#shared/contracts/release.ts';
import type { SavedReleaseConfig } from '#shared/contracts/release.ts';
import { limits } from '#shared/domain/limits.ts';
import type { ReleaseQuestion } from '#client/lib/paths.ts';
import { useTakesPayments } from '#client/lib/takes-payments.ts';
import { Checkbox, Field, Select, TextInput } from '#client/ui/fields/field.tsx';
import { SecondWayStatus } from './second-way-status.tsx';
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
  const lapseHintId = useId();
  const takesPayments = useTakesPayments();
  const { errors } = form.formState;
  return (
    <section aria-labelledby="safety-title" className="flex flex-col gap-7 border-t pt-7">
      <div>
        <h2 id="safety-title">More that keeps you safe</h2>
        <p className="mt-1 text-quiet">All of this is optional. Whatever you leave as it is works.</p>
      </div>
      <SafetyQuestion id="warnings" text="How else can we warn you?">
        <p className="text-sm text-quiet">
          We always warn you by email to your account’s address. A second way helps if you lose that mailbox.
        </p>
        <Field
          label="Second email address (optional)"
          hint="Yours, not a reporter’s. Whoever reads it can refute a report."
          error={errors.secondEmail?.message}
        >
          <TextInput {...typedField('secondEmail')} type="email" autoComplete="off" />
        </Field>
        <SecondWayStatus channel="email" config={latest} isCodeAwaited={newWay === 'email'} />
        <Field
          label="Phone number (optional)"
          hint={
            saved.sendsTexts
              ? 'With country code, such as +27 82 555 0101. We’ll text you about a report, and nothing else.'
              : 'This service doesn’t send text messages, so we only store the number.'
          }
          error={errors.phoneNumber?.message}
        >
          <TextInput {...typedField('phoneNumber')} type="tel" autoComplete="tel" />
        </Field>
        <SecondWayStatus channel="phone" config={latest} isCodeAwaited={newWay === 'phone'} />
      </SafetyQuestion>
      <SafetyQuestion id="away" text="Are you away for a while?">
        <Field
          label="Away until (optional)"
          hint={`If you can’t read email for some time, say until when, up to ${limits.awayMaxDays} days ahead. No report can release anything before you’ve been back for your hours to refute. Someone who reports you is told why it takes longer.`}
          error={errors.awayUntil?.message}
        >
          <TextInput {...typedField('awayUntil')} type="datetime-local" className="sm:max-w-64" />
        </Field>
      </SafetyQuestion>
      <SafetyQuestion id="pause" text="Do you want a pause after a false report?">
        <Field
          label="Days without a new report after you refute one"
          hint={`0 to ${limits.coolDownMaxDays}; 0 means no pause. Nobody can report you meanwhile, so if someone else could refute a true report in your name, a long pause delays the next one.`}
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
      <SafetyQuestion id="silence" text="What if you’re silent for a long time?">
        <Field
          label="If I don’t sign in"
          hint="We’ll first email you twice, two weeks apart. If you don’t sign in, we’ll ask each reporter whether you’re well. Nothing opens because of that, and they learn nothing about what you store."
        >
          <Select {...form.register('silenceMonths')} className="sm:max-w-60">
            {silenceMonths.map((months) => (
              <option key={months} value={months}>
                {months === 0 ? 'Never ask anybody' : `Ask after ${months} months`}
              </option>
            ))}
          </Select>
        </Field>
        {takesPayments && (
          <div>
            <Checkbox
              {...form.register('askReportersOnLapse')}
              label="Ask my reporters if my payments stop for a long time"
              aria-describedby={lapseHintId}
            />
            <p id={lapseHintId} className="mt-1 text-sm text-quiet">
              If your LeaveBits close because your payments have stopped, we’ll email each reporter to ask
              whether something has happened to you. We’ll ask 60 and 300 days after they close, without
              revealing anything you store.
            </p>
          </div>
        )}
      </SafetyQuestion>
    </section>
  );
}
