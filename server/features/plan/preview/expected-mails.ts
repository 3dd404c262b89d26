import type { PreviewMail } from '#shared/contracts/plan.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { releaseLimits } from '#shared/domain/limits.ts';
import { findOpeningDate, findReleaseCondition } from '#shared/domain/release.ts';
import type { MailKind } from '#server/adapters/mail/mail-kinds.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import type { Context } from '#server/context.ts';
import type { OwnerNames } from '#shared/domain/display-names.ts';
import {
  decideAccess,
  getAnnouncedAccessEnd,
  getRecipientFacts,
  getAccessEnd,
  type OwnerAccessFacts,
} from '../../access/rules.ts';
import { openingNoticeEmail, type OpeningReason } from '../../notices/emails.ts';
import { noticeKinds } from '../../notices/notice-allowance.ts';
import { buildRecipientPageUrl } from '../../notices/recipient-link.ts';
import { estateClosesEmail } from '../../release/closing/emails.ts';
import type { PreviewScenario } from './project-facts.ts';

interface Expecting extends PreviewScenario {
  now: Date;
  email: string;
  /** The sender as named in the emails. */
  owner: OwnerNames;
  ownerEmail: string;
  /** Whether the estate is already open, in which case no report can open it again. */
  isReleased: boolean;
  requiredConfirmations: number;
  /** The facts at the previewed time. */
  facts: OwnerAccessFacts;
  leavebits: readonly Shared[];
}

type Shared = Parameters<typeof getRecipientFacts>[0];

/**
 * The emails that a recipient would get between now and the previewed time, oldest first: one per LeaveBit that opens on a date,
 * one about the release, and those sent before a released estate closes. Ignores future changes by the owner and the recipient's
 * opt-outs.
 */
export function listExpectedMails(ctx: Pick<Context, 'config'>, expecting: Expecting): PreviewMail[] {
  const { at, estate, email, owner, facts, isReleased, requiredConfirmations } = expecting;
  const link = buildRecipientPageUrl(ctx, email);
  const write = (sentAt: Date, because: OpeningReason, until: Date | null): PreviewMail => {
    const readableUntil = until && sentAt < until ? formatEmailDate(ctx, until) : null;
    const letter = openingNoticeEmail({ ...owner, link, because, readableUntil });
    const isAfterReport = isReleased || because.event === 'death';
    return present(sentAt, isAfterReport ? noticeKinds.released : noticeKinds.opened, letter);
  };
  // Before the release, nobody knows how long the estate will stay open.
  const untilThen = isReleased ? getAnnouncedAccessEnd(facts) : null;
  const dated = datesOf(expecting).map((opensAt) => write(opensAt, { event: 'date' }, untilThen));
  if (isReleased) {
    const closesAt = getAccessEnd(facts);
    const letter = estateClosesEmail({ ...owner, link, closesAt: formatEmailDate(ctx, closesAt) });
    const closing = closingsOf(expecting, closesAt).map((sentAt) => present(sentAt, 'estate-closes', letter));
    return [...dated, ...closing].sort((one, other) => (one.at < other.at ? -1 : 1));
  }
  if (estate !== 'released' || !isHeir(expecting)) return dated;
  const because = { event: 'death', confirmedBy: 1 + requiredConfirmations } as const;
  return [...dated, write(at, because, getAnnouncedAccessEnd(facts))];
}

/** When something opens for the recipient on a date, early enough to be announced. */
function datesOf({ now, at, email, facts, leavebits }: Expecting): Date[] {
  return leavebits
    .flatMap((leavebit) => {
      const person = getRecipientFacts(leavebit, email);
      const opensAt = findOpeningDate(person.setting);
      if (!opensAt || opensAt <= now || opensAt > at || opensAt >= getAccessEnd(facts)) return [];
      return decideAccess({ ...person, ...facts }, opensAt).kind === 'open' ? [opensAt] : [];
    })
    .sort((one, other) => one.getTime() - other.getTime());
}

/** When the recipient is notified that a released estate is about to close. */
function closingsOf({ now, at, email, ownerEmail, facts, leavebits }: Expecting, closesAt: Date): Date[] {
  return releaseLimits.closingNoticeDaysAhead
    .map((days) => new Date(closesAt.getTime() - days * DAY_MS))
    .filter(
      (sentAt) =>
        sentAt > now &&
        sentAt <= at &&
        email !== ownerEmail &&
        leavebits.some(
          (leavebit) =>
            decideAccess({ ...getRecipientFacts(leavebit, email), ...facts }, sentAt).kind === 'open',
        ),
    );
}

/** Whether anything for this recipient waits for a report. Owners aren't notified of their own death. */
function isHeir({ email, ownerEmail, leavebits }: Expecting): boolean {
  return (
    email !== ownerEmail &&
    leavebits.some((leavebit) => {
      const { isDamaged, isTrashed, hasLeft, setting } = getRecipientFacts(leavebit, email);
      return !isDamaged && !isTrashed && !hasLeft && findReleaseCondition(setting) === 'report';
    })
  );
}

function present(
  at: Date,
  kind: MailKind,
  { subject, heading, paragraphs, action }: EmailContent,
): PreviewMail {
  const button = [action].flat().find((one) => one !== undefined)?.label ?? '';
  return { at: at.toISOString(), kind, subject, heading, paragraphs, button };
}
