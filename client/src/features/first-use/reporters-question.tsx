import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Banner } from '../../ui/banner.tsx';
import { describeReportingRecipient, useIsRecipient } from '../leavebits/sharing/use-is-recipient.ts';
import { useRuleMessages } from '../leavebits/sharing/use-rule-messages.ts';
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
import { useFirstUseMessages } from './use-first-use-messages.ts';

interface ReportersQuestionProps {
  notice: string | undefined;
  ownerEmail: string;
  onSaved: () => void;
  onNotNow: () => void;
}

const nobody: TypedPerson = { name: '', email: '' };

/** What an owner typed before they put the question off or were signed out, until this tab is closed. */
let retained: { ownerEmail: string; people: TypedPerson[] } | null = null;

const ordinals = ['first', 'second', 'third'] as const;

/** Asks for three reporters. Two are enough to go on, but then both are needed. */
export function ReportersQuestion({ notice, ownerEmail, onSaved, onNotNow }: ReportersQuestionProps) {
  const t = useFirstUseMessages();
  const rules = useRuleMessages();
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
    const { email, errors } = validatePerson(person, ownerEmail, t);
    const isOptional = index === 2 && isEmpty(person);
    const isTwice =
      email !== null && people.findIndex((one) => validatePerson(one, ownerEmail, t).email === email) < index;
    const none: PersonErrors = {};
    return {
      email,
      errors: isOptional ? none : { ...errors, email: isTwice ? t('enteredTwice') : errors.email },
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
      title={t('reporters')}
      notice={notice}
      intro={
        <>
          <p>{t('reportersHint', { hours: formatHours(refuteTimeHours, hours) })}</p>
          <p className="mt-2">{t('reportersAsked')}</p>
        </>
      }
      onBack={proof ? proof.leave : null}
      onNotNow={onNotNow}
      next={proof ? null : { label: t('ask'), onPress: goOn, isBusy: isBusy || !config }}
    >
      {proof ? (
        <ReauthenticationStep proof={proof} submitLabel={t('ask')} backLabel={t('back')} />
      ) : (
        <>
          {people.map((person, index) => (
            <PersonFields
              key={index}
              legend={t(ordinals[index]!)}
              person={person}
              onChange={(changed) => setPeople(people.map((one, at) => (at === index ? changed : one)))}
              errors={isChecked ? (checked[index]?.errors ?? {}) : {}}
              typo={typo}
            >
              {isRecipient(checked[index]?.email ?? '') && (
                <p role="status" className="text-sm text-quiet">
                  {describeReportingRecipient(
                    person.name.trim() || (nameOf(person.email.trim()) ?? person.email.trim()),
                    rules,
                  )}
                </p>
              )}
            </PersonFields>
          ))}
          <p className="text-sm text-quiet">{t('twoAreEnough')}</p>
          {failure && (
            <Banner tone="danger" role="alert" title={t('reportersNotSaved')}>
              {failure}
            </Banner>
          )}
        </>
      )}
    </QuestionFrame>
  );
}
