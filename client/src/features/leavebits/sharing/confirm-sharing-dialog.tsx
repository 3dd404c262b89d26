import type { ComponentProps, ReactNode } from 'react';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { findReleaseCondition, type ReleaseSetting } from '#shared/domain/release.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { cx } from '#client/lib/class-names.ts';
import { formatList } from '#client/lib/messages/format-list.ts';
import { now } from '#client/lib/dates.ts';
import { suggestEmailCorrection } from '#client/lib/emails/email-suggestion.ts';
import { Banner } from '#client/ui/banner.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import { useNameLookup } from '../../people/api.ts';
import { toReleaseSetting } from '../form/form-values.ts';
import type { RecipientValues } from '../form/form-values.ts';
import { hasPasswords, mentionsPasswords } from '../form/password-detection.ts';
import { describeAccess, opensAtOnce, type SharedContent } from './access-summary.ts';
import { describeReleaseRule } from './release-messages.ts';
import { ReporterShortageBanner } from './reporter-shortage.tsx';
import { useConfirmMessages } from './use-confirm-messages.ts';

export interface PersonToConfirm {
  email: string;
  /** The name typed for a new address. */
  name?: string | undefined;
  note: string;
  /** Their new rule. Absent if each LeaveBit keeps its own. */
  setting?: ReleaseSetting;
}

interface ConfirmSharingDialogProps {
  /** The recipients to confirm. Null closes the dialog. */
  people: readonly PersonToConfirm[] | null;
  question: string;
  content?: SharedContent;
  /** The LeaveBits whose passwords nothing else asks about. */
  leavebits?: readonly (Pick<Leavebit, 'description' | 'infoFields'> &
    Partial<Pick<Leavebit, 'attachments'>>)[];
  /** Those who couldn't open it, because it is sealed and they have no card. */
  withoutCard?: readonly string[];
  /** What recipients can see even while the rest is locked. Absent for several LeaveBits. */
  headline?: string | undefined;
  /** Whether the next question asks for reporters, so that there is no need to warn that they are missing. */
  areReportersNext?: boolean;
  warning: ReactNode;
  /** What the button does immediately. */
  effect: string;
  onProceed: () => void;
  onRefuse: () => void;
}

/** Asks for confirmation before anyone gains access. */
export function ConfirmSharingDialog({
  people,
  question,
  content = 'one',
  leavebits = [],
  headline = '',
  withoutCard = [],
  areReportersNext = false,
  warning,
  effect,
  onProceed,
  onRefuse,
}: ConfirmSharingDialogProps) {
  const t = useConfirmMessages();
  const nameOf = useNameLookup();
  const { user } = useCurrentUser();
  const others = people?.filter(({ email }) => email !== user?.username) ?? [];
  const readers = others.filter(({ setting }) => setting && opensAtOnce(setting, now()));
  const isAnyLocked = others.some(({ setting }) => setting && !opensAtOnce(setting, now()));
  const secret = [headline, ...leavebits.map(({ description }) => description)].find(mentionsPasswords);
  return (
    <ConfirmDialog
      open={people !== null}
      onOpenChange={(isOpen) => !isOpen && onRefuse()}
      title={t('title')}
      description={
        <>
          <AccessSummary people={people ?? []} content={content} />
          {question}
        </>
      }
      confirmLabel={t('proceed')}
      cancelLabel={t('refuse')}
      onConfirm={onProceed}
    >
      <PeopleToConfirmList
        people={people ?? []}
        className="mb-4"
        aria-label={t('recipients')}
        isAskingAboutSlips
      />
      {readers.length > 0 && leavebits.some(hasPasswords) && (
        <Banner tone="danger" title={t('passwords', { count: leavebits.length })} className="mb-4">
          {t('passwordsNext', {
            names: formatList(
              readers.map(({ email, name }) => nameOf(email) ?? (name || email)),
              t,
            ),
          })}
        </Banner>
      )}
      {withoutCard.length > 0 && (
        <Banner tone="danger" title={t('noCard')} className="mb-4">
          {t('noCardNext', { names: formatList(withoutCard, t), count: withoutCard.length })}
        </Banner>
      )}
      {isAnyLocked && secret !== undefined && (
        <Banner tone="danger" title={t('secretHeadline')} className="mb-4">
          {t('secretHeadlineNext', { headline: secret.trim() })}
        </Banner>
      )}
      {isAnyLocked && secret === undefined && headline.trim() !== '' && (
        <p className="mb-4 wrap-anywhere">{t('headline', { headline: headline.trim() })}</p>
      )}
      {!areReportersNext &&
        people?.some(({ setting }) => setting && findReleaseCondition(setting) === 'report') && (
          <ReporterShortageBanner className="mb-4" />
        )}
      <Banner tone="warning">{warning}</Banner>
      <p className="mt-4 font-medium">{effect}</p>
    </ConfirmDialog>
  );
}

/** Says who can read it when, larger than everything else in the dialog. Addresses come after that. */
function AccessSummary({ people, content }: { people: readonly PersonToConfirm[]; content: SharedContent }) {
  const t = useConfirmMessages();
  const nameOf = useNameLookup();
  const { user } = useCurrentUser();
  const readers = people.flatMap(({ email, name, setting }) =>
    setting && email !== user?.username ? [{ name: nameOf(email) ?? (name || email), setting }] : [],
  );
  const sentences = describeAccess(readers, { now: now(), content }, t);
  return (
    sentences.length > 0 && (
      // Inside a paragraph, which can't contain a list.
      <span className="mb-3 flex flex-col gap-1.5 font-serif text-2xl/snug wrap-anywhere text-ink">
        {sentences.map((sentence) => (
          <strong key={sentence} className="font-semibold">
            {sentence}{' '}
          </strong>
        ))}
      </span>
    )
  );
}

interface PeopleToConfirmListProps extends Pick<ComponentProps<'ul'>, 'className' | 'aria-label'> {
  people: readonly PersonToConfirm[];
  isAskingAboutSlips?: boolean;
}

/** Lists the recipients by name and address, with the date or condition for their access. */
export function PeopleToConfirmList({
  people,
  isAskingAboutSlips = false,
  className,
  ...rest
}: PeopleToConfirmListProps) {
  const nameOf = useNameLookup();
  return (
    <ul {...rest} className={cx('divide-y rounded-md border', className)}>
      {people.map(({ email, name, note }) => (
        <li key={email} className="px-4 py-2.5">
          <p translate="no" className="font-medium wrap-anywhere">
            {formatNameAndEmail({ name: nameOf(email) ?? name, email })}
          </p>
          <p className="text-sm text-quiet">{note}</p>
          {isAskingAboutSlips && <MaybeSlip email={email} />}
        </li>
      ))}
    </ul>
  );
}

/** Warns about an address that is a near miss of a large provider's domain. */
function MaybeSlip({ email }: { email: string }) {
  const t = useConfirmMessages();
  const meant = suggestEmailCorrection(email);
  return (
    meant !== null && (
      <p className="text-sm wrap-anywhere text-warning">
        {t.rich('didYouMean', {
          email: meant,
          b: (content) => <strong className="font-medium">{content}</strong>,
        })}
      </p>
    )
  );
}

/** Says what a wrong address would give away. @param leavebits what is shared; empty for one that isn't saved and isn't sealed */
export function warnOfWrongAddresses(
  leavebits: readonly Pick<Leavebit, 'sealed'>[],
  t: TextMessages<'owner-leavebits-confirm'>,
): string {
  const count = leavebits.length;
  const isSealed = count > 0 && leavebits.every(({ sealed }) => sealed);
  return `${t('checkAddresses')} ${isSealed ? t('wrongAddressSealed', { count }) : t('wrongAddress')}`;
}

/** Converts recipients and their rules for the dialog. */
export function listPeopleToConfirm(
  recipients: readonly RecipientValues[],
  t: TextMessages<'owner-leavebits-rules'>,
): PersonToConfirm[] {
  return recipients.map((recipient) => ({
    email: recipient.email,
    name: recipient.name,
    setting: toReleaseSetting(recipient),
    note: describeReleaseRule(toReleaseSetting(recipient), { at: now() }, t),
  }));
}
