import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Eye, Stamp, UserRound } from 'lucide-react';
import type { PlanHealth, PlannedPerson } from '#shared/contracts/plan.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { preloadableComponent } from '#client/lib/lazy/preloadable-component.tsx';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { paths } from '#client/lib/paths.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Banner } from '#client/ui/banner.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { RecipientNotesButton } from '../../cards/person-cards.tsx';
import { RemindButton } from '../../leavebits/list/card/remind-button.tsx';
import { useRecipientStatus } from '../../leavebits/sharing/use-recipient-status.ts';
import { useNameLookup } from '../../people/api.ts';
import { LanguageField } from '../../people/language-field.tsx';
import { PersonName } from '../../people/person-name.tsx';
import { useIsEstateOpen } from '../../release/api.ts';
import { planHealthQuery } from '../api.ts';
import {
  describeSoleLeavebits,
  describeReceivedLeavebits,
  describeNothingReason,
  describeCardProblems,
  describeUnopened,
} from './people-messages.ts';
import { usePlanPeopleMessages } from './use-plan-people-messages.ts';

/** The owner's plan, grouped by person. */
export function PeopleList() {
  const t = usePlanPeopleMessages();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1>{t('title')}</h1>
          <p className="mt-1 max-w-reading text-quiet">{t('intro')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="secondary" icon={CalendarClock} href={paths.timeline()}>
            {t('whatOpensWhen')}
          </ButtonLink>
          <AllNotesButton />
        </div>
      </div>
      <People />
    </div>
  );
}

function AllNotesButton() {
  const { data: plan } = useQuery(planHealthQuery);
  const people = plan?.people ?? [];
  return people.length > 1 && <RecipientNotesButton emails={people.map(({ email }) => email)} />;
}

/** Shows everyone who receives something: what they have now and what they will get later. */
function People() {
  const t = usePlanPeopleMessages();
  const common = useCommonMessages();
  const { data: plan, error, isFetching, refetch } = useQuery(planHealthQuery);
  if (error && !plan)
    return (
      <Banner
        tone="danger"
        role="alert"
        title={t('notLoaded')}
        action={
          <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
            {common('tryAgain')}
          </Button>
        }
      >
        {getErrorMessage(error, common('nothingChanged'))}
      </Banner>
    );
  if (!plan)
    return (
      <SkeletonGroup label={t('loading')} className="flex flex-col gap-4">
        <Skeleton className="h-40 w-full rounded-md" />
        <Skeleton className="h-40 w-full rounded-md" />
      </SkeletonGroup>
    );
  return (
    <div className="flex flex-col gap-8">
      {plan.people.length === 0 ? (
        <p className="max-w-reading">{t('nobody')}</p>
      ) : (
        <ul aria-label={t('list')} className="grid gap-4 lg:grid-cols-2">
          {plan.people.map((person) => (
            <PersonCard
              key={person.email}
              person={person}
              problems={plan.problems}
              isReporter={plan.reporters.some(({ email }) => email === person.email)}
              isKnown={(address) =>
                [...plan.people, ...plan.reporters].some(({ email }) => email === address)
              }
            />
          ))}
        </ul>
      )}
      {plan.withNothing.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2>{t('withNothing')}</h2>
          <ul className="grid gap-4 lg:grid-cols-2">
            {plan.withNothing.map((person) => (
              <WithNothing key={person.email} person={person} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const LeavebitChoiceDialog = preloadableComponent(
  () => import('./leavebit-choice-dialog.tsx'),
  'LeavebitChoiceDialog',
);

const AddressChangeDialog = preloadableComponent(
  () => import('./address-change-dialog.tsx'),
  'AddressChangeDialog',
);

const SubstituteDialog = preloadableComponent(() => import('./substitute-dialog.tsx'), 'SubstituteDialog');

interface PersonCardProps {
  person: PlannedPerson;
  /** All problems of the plan. */
  problems: PlanHealth['problems'];
  isReporter: boolean;
  isKnown: (email: string) => boolean;
}

function PersonCard({ person, problems, isReporter, isKnown }: PersonCardProps) {
  const t = usePlanPeopleMessages();
  const { email } = person;
  const name = useNameLookup()(email) ?? email;
  const { status } = useRecipientStatus();
  const verification = status.findVerification(email);
  const mail = status.findMailNote(email);
  const { substitute } = person;
  const cards = [
    ...describeCardProblems({ name, email }, problems, t),
    ...(substitute
      ? describeCardProblems(
          { name: substitute.name ?? formatEmail(substitute.email), email: substitute.email },
          problems,
          t,
        )
      : []),
  ];
  const alone = describeSoleLeavebits(name, person.alone, t);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <PersonName email={email}>
          <ChangeAddressButton
            email={email}
            name={name}
            leavebits={person.now + person.dated + person.afterDeath}
            readable={person.now}
            isReporter={isReporter}
            isKnown={isKnown}
          />
        </PersonName>
        {isReporter && <Badge>{t('alsoReporter')}</Badge>}
      </div>
      <ul className="flex flex-col gap-1">
        {describeReceivedLeavebits(person, t).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {alone && (
        <p className="flex items-start gap-2 wrap-anywhere">
          <UserRound aria-hidden className="mt-0.5 size-5 shrink-0 text-quiet" />
          {alone}
        </p>
      )}
      {cards.map((words) => (
        <p key={words} className="flex items-start gap-2 wrap-anywhere text-warning">
          <Stamp aria-hidden className="mt-0.5 size-5 shrink-0" />
          {words}
        </p>
      ))}
      <div className="text-sm text-quiet">
        <p className="mb-2 wrap-anywhere">{describeUnopened(name, person, t)}</p>
        {verification && <p>{verification.text}</p>}
        {mail && (
          <p className={mail.needsOwner ? 'wrap-anywhere text-warning' : 'wrap-anywhere'}>{mail.text}</p>
        )}
      </div>
      <LanguageField email={email} />
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <ButtonLink variant="secondary" size="small" icon={Eye} href={paths.people(encodeLinkEmail(email))}>
          {t('seeWhatTheySee')}
        </ButtonLink>
        <RecipientNotesButton emails={[email]} size="small" />
        <ChooseButton email={email} name={name} />
        <SubstituteButton email={email} name={name} current={person.substitute} />
        {person.substitute && (
          <ButtonLink
            variant="quiet"
            size="small"
            href={paths.people(encodeLinkEmail(person.substitute.email))}
          >
            {t('seeWhatSubstituteSees', {
              name: person.substitute.name ?? formatEmail(person.substitute.email),
            })}
          </ButtonLink>
        )}
        {verification && verification.state !== 'verified' && (
          <RemindButton email={email} from={status.findNextReminderTime(email)} />
        )}
      </div>
    </Card>
  );
}

/** A recipient who has left every LeaveBit, or a reporter who is not a recipient. */
function WithNothing({ person: { email, because } }: { person: PlanHealth['withNothing'][number] }) {
  const t = usePlanPeopleMessages();
  const name = useNameLookup()(email) ?? email;
  return (
    <Card as="li" className="flex flex-col items-start gap-3">
      <PersonName email={email} />
      <p className="wrap-anywhere">{describeNothingReason(name, because, t)}</p>
      <LanguageField email={email} />
      {because === 'reporter' && <ChooseButton email={email} name={name} />}
    </Card>
  );
}

function ChooseButton({ email, name }: { email: string; name: string }) {
  const t = usePlanPeopleMessages();
  const [isChoosing, setIsChoosing] = useState(false);
  if (useIsEstateOpen()) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onClick={() => setIsChoosing(true)}
        aria-label={t('chooseLeavebitsFor', { name })}
      >
        {t('chooseLeavebits')}
      </Button>
      {isChoosing && <LeavebitChoiceDialog email={email} name={name} onClose={() => setIsChoosing(false)} />}
    </>
  );
}

function SubstituteButton(person: Omit<ComponentProps<typeof SubstituteDialog>, 'onClose'>) {
  const t = usePlanPeopleMessages();
  const [isChoosing, setIsChoosing] = useState(false);
  if (useIsEstateOpen()) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onClick={() => setIsChoosing(true)}
        aria-label={t(person.current ? 'changeNextAfter' : 'chooseNextAfter', { name: person.name })}
      >
        {t(person.current ? 'changeNext' : 'chooseNext')}
      </Button>
      {isChoosing && <SubstituteDialog {...person} onClose={() => setIsChoosing(false)} />}
    </>
  );
}

function ChangeAddressButton(person: Omit<ComponentProps<typeof AddressChangeDialog>, 'onClose'>) {
  const t = usePlanPeopleMessages();
  const [isChanging, setIsChanging] = useState(false);
  if (useIsEstateOpen()) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => setIsChanging(true)}
        aria-label={t('changeAddressOf', { name: person.name })}
      >
        {t('changeAddress')}
      </Button>
      {isChanging && <AddressChangeDialog {...person} onClose={() => setIsChanging(false)} />}
    </>
  );
}
