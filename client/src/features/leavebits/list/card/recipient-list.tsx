import { CircleAlert, CircleCheck, Eye, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import type { VerificationState } from '#shared/domain/verification.ts';
import { cx } from '#client/lib/class-names.ts';
import { preloadableComponent, preloadAfterPaint } from '#client/lib/lazy/preloadable-component.tsx';
import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { formatMoment, now } from '#client/lib/dates.ts';
import { ShareAgainButton } from '../../sharing/share-again-button.tsx';
import { describeReleaseRule } from '../../sharing/release-messages.ts';
import type { VerificationDescription } from '../../sharing/status-messages.ts';
import type { RecipientStatus } from '../../sharing/use-recipient-status.ts';
import { useRuleMessages } from '../../sharing/use-rule-messages.ts';
import { useListMessages } from '../use-list-messages.ts';
import { CardSection } from './card-details.tsx';
import { RemindButton } from './remind-button.tsx';
import { useNameLookup } from '#client/features/people/api.ts';
import { NameAndAddress, PersonName } from '#client/features/people/person-name.tsx';

const RecipientNotesButton = preloadableComponent(
  () => import('#client/features/cards/person-cards.tsx'),
  'RecipientNotesButton',
);
preloadAfterPaint(RecipientNotesButton);

interface RecipientListProps {
  leavebit: Leavebit;
  ownerEmail: string;
  status: RecipientStatus;
  /** Shows every recipient with the status of their last email, rather than only the first few. */
  isComplete: boolean;
  isEstateOpen: boolean;
}

const SHOWN = 3;

export function RecipientList({
  leavebit,
  ownerEmail,
  status,
  isComplete,
  isEstateOpen,
}: RecipientListProps) {
  const t = useListMessages();
  const rules = useRuleMessages();
  const { sharingEmails, sharingConfig, leftBy = {} } = leavebit;
  // A line saying "1 more" would take up as much space as the recipient.
  const isShort = !isComplete && sharingEmails.length > SHOWN + 1;
  const shown = isShort ? sharingEmails.slice(0, SHOWN) : sharingEmails;
  return (
    <CardSection title={t('sharedWith')}>
      {sharingEmails.length === 0 && <p className="text-quiet">{t('nobody')}</p>}
      <ul className="flex flex-col gap-2.5">
        {shown.map((email) => {
          const isOwner = email === ownerEmail;
          const leftAt = leftBy[email];
          const verification = isOwner || leftAt ? undefined : status.findVerification(email);
          const mail = isOwner || leftAt ? undefined : status.findMailNote(email);
          return (
            <li key={email} tabIndex={-1} className="rounded-md text-sm">
              <Who email={email} isOwner={isOwner} isEditable={isComplete} />
              {leftAt && (
                <>
                  <p className="text-warning">{t('left', { date: formatMoment(leftAt) })}</p>
                  <ShareAgainButton leavebit={leavebit} email={email} leftAt={leftAt} />
                </>
              )}
              <div className="flex flex-wrap items-center gap-x-4">
                {verification && <Verification {...verification} isCalm={!isComplete} />}
                {!leftAt && (
                  <p className="text-quiet">
                    {describeReleaseRule(sharingConfig[email], { at: now(), isEstateOpen }, rules)}
                  </p>
                )}
                {verification && verification.state !== 'verified' && (
                  <RemindButton email={email} from={status.findNextReminderTime(email)} />
                )}
                {isComplete && !isOwner && !leftAt && (
                  <ButtonLink
                    variant="quiet"
                    size="small"
                    className="-ml-3"
                    icon={Eye}
                    aria-label={t('previewOf', { email })}
                    href={paths.people(encodeLinkEmail(email))}
                  >
                    {t('preview')}
                  </ButtonLink>
                )}
                {isComplete && !isOwner && !leftAt && (
                  <RecipientNotesButton emails={[email]} variant="quiet" size="small" className="-ml-3" />
                )}
              </div>
              {mail && (isComplete || mail.needsOwner) && (
                <p className={cx('wrap-anywhere', mail.needsOwner ? 'text-warning' : 'text-quiet')}>
                  {mail.text}
                </p>
              )}
            </li>
          );
        })}
        {isShort && (
          <li className="text-sm text-quiet">
            {t('moreRecipients', { count: sharingEmails.length - SHOWN })}
          </li>
        )}
      </ul>
      {isComplete && leavebit.hidesAddresses && sharingEmails.length > 1 && (
        <p className="mt-2.5 text-sm text-quiet">{t('addressesHidden')}</p>
      )}
    </CardSection>
  );
}

function Who({ email, isOwner, isEditable }: { email: string; isOwner: boolean; isEditable: boolean }) {
  const t = useListMessages();
  const name = useNameLookup()(email);
  if (isEditable && !isOwner) return <PersonName email={email} />;
  return (
    <p className="text-base wrap-anywhere">
      {name === null ? email : <NameAndAddress name={name} email={email} />}
      {isOwner && <span className="text-quiet"> {t('you')}</span>}
    </p>
  );
}

/** An unverified address is no cause for alarm, so only its icon is red, and only in an expanded card. */
const marks: Record<VerificationState, { Shape: LucideIcon; tone: string; mark?: string }> = {
  verified: { Shape: CircleCheck, tone: 'text-success' },
  stale: { Shape: TriangleAlert, tone: 'text-warning' },
  never: { Shape: CircleAlert, tone: 'text-quiet', mark: 'text-danger' },
};

function Verification({ state, text, isCalm }: VerificationDescription & { isCalm: boolean }) {
  const { Shape, tone, mark } = marks[state];
  return (
    <p className={cx('flex items-start gap-1.5', tone)}>
      <Shape aria-hidden className={cx('mt-0.5 size-4 shrink-0', !isCalm && mark)} />
      <span>{text}</span>
    </p>
  );
}
