import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Banner } from '../../ui/banner.tsx';
import { describeReportingRecipient, useIsRecipient } from '../leavebits/sharing/use-is-recipient.ts';
import { useNameLookup, useSaveTypedNames } from '../people/api.ts';
import { planHealthQuery } from '../plan/api.ts';
import { releaseConfigQuery, useSaveReleaseConfig } from '../release/api.ts';
import { formatHours } from '../release/report-messages.ts';
import { useHoursMessages } from '../release/use-hours-messages.ts';
import { ReauthenticationStep } from '../security/reauthentication/reauthentication-step.tsx';
import { useReauthenticatedAction } from '../security/reauthentication/use-reauthenticated-action.ts';
import {
  PersonFields,
  useTypoQuestion,
  validatePerson,
  type PersonErrors,
  type TypedPerson,
} from './person-fields.tsx';
import { QuestionFrame } from './question-frame.tsx';
import { chooseRefuteHours, getConfirmationsFor } from './rules.ts';

interface ReportersQuestionProps {
  notice: string | undefined;
  ownerEmail: string;
  onSaved: () => void;
  onNotNow: () => void;
}

const nobody: TypedPerson = { name: '', email: '' };

/** What an owner typed before they put the question off or were signed out, until this tab is closed. */
let retained: { ownerEmail: string; people: TypedPerson[] } | null = null;

const ORDINALS = ['First person', 'Second person', 'Third person'];

/** Asks for three reporters. Two are enough to go on, but then both are needed. */
export function ReportersQuestion({ notice, ownerEmail, onSaved, onNotNow }: ReportersQuestionProps) {
  const [people, setPeople] = useState<TypedPerson[]>(
    retained?.ownerEmail === ownerEmail ? retained.people : [nobody, nobody, nobody],
  );
  useEffect(() => void (retained = { ownerEmail, people }), [ownerEmail, people]);
  const [isChecked, setIsChecked] = useState(false);
  const { data: config } = useQuery(releaseConfigQuery);
  const hours = useHoursMessages();
  const refuteTimeHours = chooseRefuteHours(config?.refuteTimeHours);
  const { mutateAsync } = useSaveReleaseConfig();
  const queryClient = useQueryClient();
  const saveNames = useSaveTypedNames();
  const nameOf = useNameLookup();
  const isRecipient = useIsRecipient();
  const typo = useTypoQuestion();
  const isEmpty = ({ name, email }: TypedPerson) => name.trim() === '' && email.trim() === '';
  const checked = people.map((person, index) => {
    const { email, errors } = validatePerson(person, ownerEmail);
    const isOptional = index === 2 && isEmpty(person);
    const isTwice =
      email !== null && people.findIndex((one) => validatePerson(one, ownerEmail).email === email) < index;
    const none: PersonErrors = {};
    return {
      email,
      errors: isOptional
        ? none
        : { ...errors, email: isTwice ? 'You’ve already entered this address.' : errors.email },
    };
  });
  const emails = checked.flatMap(({ email }) => (email === null ? [] : [email]));

  const { start, isBusy, failure, proof } = useReauthenticatedAction(
    (designatedReporters: string[], code) =>
      mutateAsync({
        phoneNumber: config?.phoneNumber ?? null,
        refuteTimeHours,
        requiredConfirmations: getConfirmationsFor(designatedReporters.length),
        designatedReporters,
        ...(code !== undefined && { code }),
      }),
    () => {
      saveNames(
        people.flatMap(({ name }, index) => {
          const email = checked[index]?.email;
          return email ? [{ email, name }] : [];
        }),
      );
      // The home page behind this one shows the plan.
      void queryClient.invalidateQueries({ queryKey: planHealthQuery.queryKey });
      retained = null;
      onSaved();
    },
  );

  function goOn() {
    setIsChecked(true);
    if (checked.some(({ errors }) => errors.name || errors.email)) return;
    if (typo.mayGoOn(people)) void start(emails);
  }

  return (
    <QuestionFrame
      step="reporters"
      title="Which three people will tell us?"
      notice={notice}
      intro={
        <>
          <p>
            We can’t know by ourselves when somebody has died. So one of these people tells us, and another
            one confirms it. You then have {formatHours(refuteTimeHours, hours)} to say that you’re well.
          </p>
          <p className="mt-2">
            We’ll ask each of them by email whether they’re willing. Reporting lets nobody see what you leave.
          </p>
        </>
      }
      onBack={proof ? proof.leave : null}
      onNotNow={onNotNow}
      next={proof ? null : { label: 'Ask them', onPress: goOn, isBusy: isBusy || !config }}
    >
      {proof ? (
        <ReauthenticationStep proof={proof} submitLabel="Ask them" backLabel="Back" />
      ) : (
        <>
          {people.map((person, index) => (
            <PersonFields
              key={index}
              legend={ORDINALS[index] ?? ''}
              person={person}
              onChange={(changed) => setPeople(people.map((one, at) => (at === index ? changed : one)))}
              errors={isChecked ? (checked[index]?.errors ?? {}) : {}}
              typo={typo}
            >
              {isRecipient(checked[index]?.email ?? '') && (
                <p role="status" className="text-sm text-quiet">
                  {describeReportingRecipient(
                    person.name.trim() || (nameOf(person.email.trim()) ?? person.email.trim()),
                  )}
                </p>
              )}
            </PersonFields>
          ))}
          <p className="text-sm text-quiet">
            Two people are enough to begin with, but then a report needs both of them.
          </p>
          {failure && (
            <Banner tone="danger" role="alert" title="Your reporters weren’t saved">
              {failure}
            </Banner>
          )}
        </>
      )}
    </QuestionFrame>
  );
}
