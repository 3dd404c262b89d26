import type { PreviewMail } from '#shared/contracts/plan.ts';
import type { ReportType } from '#shared/contracts/release.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { releaseLimits, unopenedLimits } from '#shared/domain/limits.ts';
import { findOpeningDate, findReleaseCondition } from '#shared/domain/release.ts';
import type { Language } from '#shared/domain/languages.ts';
import { translateEmail } from '#server/adapters/mail/write-email.ts';
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
import { openingNoticeEmail, unopenedReminderEmail, type OpeningReason } from '../../notices/emails.ts';
import { noticeKinds } from '../../notices/notice-allowance.ts';
import { buildRecipientPageUrl } from '../../notices/recipient-link.ts';
import { estateClosesEmail } from '../../release/closing/emails.ts';
import { canBePassedOn, findOpeningMoment, findPassingOnTime } from '../../unopened/decide-unopened.ts';
import type { PassedOn } from './list-passed-on.ts';
import type { PreviewScenario } from './project-facts.ts';

interface Expecting extends PreviewScenario {
  now: Date;
  email: string;
  /** The language that the owner chose for emails to them. */
  language: Language;
  /** The sender as named in the emails. */
  owner: OwnerNames;
  ownerEmail: string;
  /** Whether the estate is already open, in which case no report can open it again. */
  isReleased: boolean;
  /** What is imagined to be confirmed, and how many confirmations that takes. */
  reportType: ReportType;
  requiredConfirmations: number;
  /** The facts at the previewed time. */
  facts: OwnerAccessFacts;
  leavebits: readonly Shared[];
  /** What would be passed on to them if its recipient doesn't open it. */
  passedOn: readonly PassedOn[];
  /** Who receives what they don't open. */
  substitute: { substitute: string; afterDays: number } | null;
  /** The LeaveBits that they haven't read since these opened. */
  isUnread: (id: number, openedAt: Date) => boolean;
}

type Shared = Parameters<typeof getRecipientFacts>[0] & {
  id: number;
  sharingEmails: readonly string[];
  sealed: boolean;
};

/**
 * The emails that a recipient would get between now and the previewed time, oldest first: one per LeaveBit that opens on a date,
 * one about the release, and those sent before a released estate closes, plus what is sent if nobody opens anything. Ignores future
 * changes by the owner and the recipient's opt-outs.
 */
export function listExpectedMails(ctx: Pick<Context, 'config'>, expecting: Expecting): PreviewMail[] {
  return [
    ...listCertainMails(ctx, expecting),
    ...listReminders(ctx, expecting),
    ...listTurnNotices(ctx, expecting),
  ]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((mail) => presentMail(mail, expecting.language));
}

function listCertainMails(ctx: Pick<Context, 'config'>, expecting: Expecting): ExpectedMail[] {
  const { at, estate, email, owner, facts, isReleased, reportType, requiredConfirmations } = expecting;
  const link = buildRecipientPageUrl(ctx, email);
  const hasSealed = expecting.leavebits.some(({ sealed }) => sealed);
  const write = (sentAt: Date, because: OpeningReason, until: Date | null): ExpectedMail => {
    const readableUntil = until && sentAt < until ? formatEmailDate(ctx, until) : null;
    const letter = openingNoticeEmail({ ...owner, link, because, readableUntil, hasSealed });
    const isAfterReport = isReleased || because.event === reportType;
    return {
      at: sentAt,
      kind: isAfterReport ? noticeKinds.released : noticeKinds.opened,
      letter,
      onlyIf: null,
    };
  };
  // Before the release, nobody knows how long the estate will stay open.
  const untilThen = isReleased ? getAnnouncedAccessEnd(facts) : null;
  const dated = datesOf(expecting).map((opensAt) => write(opensAt, { event: 'date' }, untilThen));
  if (isReleased) {
    const closesAt = getAccessEnd(facts);
    const letter = estateClosesEmail({ ...owner, link, closesAt: formatEmailDate(ctx, closesAt) });
    const closing = closingsOf(expecting, closesAt).map((sentAt): ExpectedMail => ({
      at: sentAt,
      kind: 'estate-closes',
      letter,
      onlyIf: null,
    }));
    return [...dated, ...closing];
  }
  if (estate !== 'released' || !isHeir(expecting)) return dated;
  const because = { event: reportType, confirmedBy: 1 + requiredConfirmations };
  return [...dated, write(at, because, getAnnouncedAccessEnd(facts))];
}

/** The reminders until then, if they open nothing. */
function listReminders(ctx: Pick<Context, 'config'>, expecting: Expecting): ExpectedMail[] {
  const { now, at, email, owner, ownerEmail, facts, isReleased, leavebits, substitute, isUnread } = expecting;
  if (email === ownerEmail) return [];
  const until = isReleased ? getAnnouncedAccessEnd(facts) : null;
  const unread = leavebits.flatMap((leavebit) => {
    const person = getRecipientFacts(leavebit, email);
    const openedAt = findOpeningMoment(person.setting, facts.estate);
    return openedAt && isUnread(leavebit.id, openedAt)
      ? [{ sharingEmails: leavebit.sharingEmails, person, openedAt }]
      : [];
  });
  const moments = unread.flatMap(({ person, openedAt }) =>
    unopenedLimits.reminderDays
      .map((days) => new Date(openedAt.getTime() + days * DAY_MS))
      .filter(
        (sentAt) =>
          sentAt > now && sentAt <= at && decideAccess({ ...person, ...facts }, sentAt).kind === 'open',
      )
      .map(Number),
  );
  return [...new Set(moments)].map((moment) => {
    const sentAt = new Date(moment);
    const readableUntil = until && sentAt < until ? formatEmailDate(ctx, until) : null;
    const passingOnAt = findPassingOnTime(
      unread.flatMap(({ sharingEmails, openedAt }) =>
        substitute && openedAt <= sentAt && canBePassedOn(sharingEmails, substitute.substitute, ownerEmail)
          ? [new Date(openedAt.getTime() + substitute.afterDays * DAY_MS)]
          : [],
      ),
      sentAt,
    );
    const letter = unopenedReminderEmail({
      ...owner,
      link: buildRecipientPageUrl(ctx, email),
      readableUntil,
      passingOn: passingOnAt && { from: passingOnAt > sentAt ? formatEmailDate(ctx, passingOnAt) : null },
      hasSealed: leavebits.some(({ sealed }) => sealed),
    });
    const kind = isReleased ? 'released-reminder' : 'unopened-reminder';
    return { at: sentAt, kind, letter, onlyIf: 'unopened' };
  });
}

/** What tells them that something is passed on to them, once for each time at which that happens. */
function listTurnNotices(ctx: Pick<Context, 'config'>, expecting: Expecting): ExpectedMail[] {
  const { now, estate, email, owner, facts, passedOn, isReleased, reportType, requiredConfirmations } =
    expecting;
  const times = [...new Set(passedOn.map(({ dueAt }) => Math.max(dueAt.getTime(), now.getTime())))];
  return times.map((time) => {
    const sentAt = new Date(time);
    const turns = passedOn.filter(({ dueAt }) => Math.max(dueAt.getTime(), now.getTime()) === time);
    const isHeir = turns.some(({ rule }) => findReleaseCondition(rule) === 'report');
    const because: OpeningReason =
      isHeir && estate === 'released' && !isReleased
        ? { event: reportType, confirmedBy: 1 + requiredConfirmations, isSubstitute: true }
        : { event: 'turn', after: null };
    const until = facts.estate.report === 'released' ? getAnnouncedAccessEnd(facts) : null;
    const letter = openingNoticeEmail({
      ...owner,
      link: buildRecipientPageUrl(ctx, email),
      because,
      readableUntil: until && sentAt < until ? formatEmailDate(ctx, until) : null,
    });
    const kind = facts.estate.report === 'released' ? noticeKinds.released : noticeKinds.opened;
    return { at: sentAt, kind, letter, onlyIf: 'unopened' };
  });
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

/** An email that isn't written in the recipient's language yet. */
interface ExpectedMail extends Pick<PreviewMail, 'onlyIf'> {
  at: Date;
  kind: MailKind;
  letter: EmailContent;
}

function presentMail({ at, kind, letter, onlyIf }: ExpectedMail, language: Language): PreviewMail {
  const translated = translateEmail(letter, language);
  const shown = translated.language ?? 'en';
  return {
    at: at.toISOString(),
    kind,
    ...presentText(translated),
    language: shown,
    inEnglish: shown === 'en' ? null : presentText(letter),
    onlyIf,
  };
}

const presentText = ({ subject, heading, paragraphs, action }: EmailContent) => ({
  subject,
  heading,
  paragraphs,
  button: [action].flat().find((one) => one !== undefined)?.label ?? '',
});
