import type { ComponentProps, ReactNode } from 'react';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { findReleaseCondition, type ReleaseSetting } from '#shared/domain/release.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { cx } from '#client/lib/class-names.ts';
import { formatList } from '#client/lib/format-list.ts';
import { now } from '#client/lib/dates.ts';
import { suggestEmailCorrection } from '#client/lib/emails/email-suggestion.ts';
import { Banner } from '#client/ui/banner.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import { useNameLookup } from '../../people/api.ts';
import { toReleaseSetting } from '../form/form-values.ts';
import type { RecipientValues } from '../form/form-values.ts';
import { hasPasswords, mentionsPasswords } from '../form/password-detection.ts';
import { describeAccess, opensAtOnce } from './access-summary.ts';
import { describeReleaseRule } from './release-messages.ts';
import { ReporterShortageBanner } from './reporter-shortage.tsx';

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
  /** The LeaveBit, or several of them. */
  what?: string;
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
  what = 'this',
  leavebits = [],
  headline = '',
  withoutCard = [],
  areReportersNext = false,
  warning,
  effect,
  onProceed,
  onRefuse,
}: ConfirmSharingDialogProps) {
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
      title="Confirm Sharing"
      description={
        <>
          <AccessSummary people={people ?? []} what={what} />
          {question}
        </>
      }
      confirmLabel="Yes, Proceed"
      cancelLabel="No"
      onConfirm={onProceed}
    >
      <PeopleToConfirmList
        people={people ?? []}
        className="mb-4"
        aria-label="Recipients"
        isAskingAboutSlips
      />
      {readers.length > 0 && leavebits.some(hasPasswords) && (
        <Banner
          tone="danger"
          title={`There seem to be passwords or PINs in ${leavebits.length > 1 ? 'these LeaveBits' : 'this LeaveBit'}`}
          className="mb-4"
        >
          {formatList(
            readers.map(({ email, name }) => nameOf(email) ?? (name || email)),
            'and',
          )}{' '}
          can read them today. If they should wait, press No and choose that it opens after your death.
        </Banner>
      )}
      {withoutCard.length > 0 && (
        <Banner tone="danger" title="Someone couldn’t open it" className="mb-4">
          {formatList(withoutCard, 'and')} {withoutCard.length === 1 ? 'has' : 'have'} no card yet, and it’s
          sealed. To make {withoutCard.length === 1 ? 'one' : 'them'}, press No. You can also do it later:
          edit it, make the {withoutCard.length === 1 ? 'card' : 'cards'} and save again.
        </Banner>
      )}
      {isAnyLocked && secret !== undefined && (
        <Banner tone="danger" title="There seems to be a password or PIN in a headline" className="mb-4">
          The headline, “{secret.trim()}”, can be read at once, even while the rest is locked. If it should
          wait, press No and move it into the text.
        </Banner>
      )}
      {isAnyLocked && secret === undefined && headline.trim() !== '' && (
        <p className="mb-4 wrap-anywhere">
          The headline, “{headline.trim()}”, can be read at once, even while the rest is locked.
        </p>
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
function AccessSummary({ people, what }: { people: readonly PersonToConfirm[]; what: string }) {
  const nameOf = useNameLookup();
  const { user } = useCurrentUser();
  const readers = people.flatMap(({ email, name, setting }) =>
    setting && email !== user?.username ? [{ name: nameOf(email) ?? (name || email), setting }] : [],
  );
  const sentences = describeAccess(readers, now(), what);
  return (
    sentences.length > 0 && (
      // Inside a paragraph, which can't contain a list.
      <span className="mb-3 flex flex-col gap-1.5 font-serif text-2xl/snug wrap-anywhere text-ink">
        {sentences.map((sentence) => (
          <strong key={sentence} className="font-semibold">
            {sentence}.{' '}
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
  const meant = suggestEmailCorrection(email);
  return (
    meant !== null && (
      <p className="text-sm wrap-anywhere text-warning">
        Did you mean <strong className="font-medium">{meant}</strong>? If so, press No and correct it.
      </p>
    )
  );
}

/** Says what a wrong address would give away. @param leavebits what is shared; empty for one that isn't saved and isn't sealed */
export const warnOfWrongAddresses = (leavebits: readonly Pick<Leavebit, 'sealed'>[]): string =>
  'Please check every address letter by letter. ' +
  (leavebits.length > 0 && leavebits.every(({ sealed }) => sealed)
    ? `Anyone with access to that mailbox sees the ${leavebits.length === 1 ? 'description' : 'descriptions'}. What’s sealed also takes the card of the person you mean.`
    : 'Anyone with access to that mailbox can read this LeaveBit once it opens for that address.');

/** Converts recipients and their rules for the dialog. */
export function listPeopleToConfirm(recipients: readonly RecipientValues[]): PersonToConfirm[] {
  return recipients.map((recipient) => ({
    email: recipient.email,
    name: recipient.name,
    setting: toReleaseSetting(recipient),
    note: describeReleaseRule(toReleaseSetting(recipient), now()),
  }));
}
