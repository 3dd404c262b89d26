import type { ConfirmTokenResponse } from '#shared/contracts/report-links.ts';
import { limits } from '#shared/domain/limits.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import type { Messages } from '#client/lib/messages/use-messages.ts';
import { countOtherDenials } from '../denials.ts';
import type { LinkMessages } from '../link-messages.ts';

type ConfirmMessages = Messages<'confirm-report'>;

/** Describes what can still happen after the reporter's denial. Enough others may still confirm. */
export function describeStepsAfterDenial(
  t: ConfirmMessages,
  answer: ConfirmTokenResponse,
  now: Date,
): string[] {
  const { reporterEmail: reporter, expiresAt, requiredConfirmations, confirmations, isDelayed } = answer;
  const { owner } = formatOwnerNames(answer);
  const others = countOtherDenials(answer);
  const hasFixedDate = !isDelayed && now < new Date(expiresAt);
  const outcome = [
    t('deniedGivesTime', { required: requiredConfirmations }),
    t(confirmations >= requiredConfirmations ? 'deniedEnough' : 'deniedNotEnough', { owner }),
    ...(hasFixedDate ? [t('earliest', { moment: formatMoment(expiresAt, t) })] : []),
  ];
  return [
    whoCanStop(),
    outcome.join(' '),
    ...(others === 0 ? [] : [t('alsoDenied', { others })]),
    t('deniedDecision'),
  ];

  function whoCanStop(): string {
    if (isDelayed) return t('deniedDelayed', { owner });
    return confirmations === 0
      ? t('deniedCanStopOrWithdraw', { owner, reporter })
      : t('deniedCanStop', { owner });
  }
}

/** Says how many confirmations are needed, and how the reader's would count. It would withdraw their denial. */
export function describeNeededConfirmations(
  t: ConfirmMessages,
  answer: Pick<ConfirmTokenResponse, 'requiredConfirmations' | 'confirmations' | 'hasDenied'>,
): string {
  const { confirmations } = answer;
  const required = countNeededAfterConfirming(answer);
  const next = confirmations + 1;
  return `${t('needed', { required })} ${describeCount()}`;

  function describeCount(): string {
    if (confirmations >= required) return t('soFarEnough', { confirmations });
    if (confirmations === 0) return t(next >= required ? 'noneYetEnough' : 'noneYet');
    return next >= required ? t('soFarLast', { confirmations }) : t('soFar', { confirmations, next });
  }
}

const countNeededAfterConfirming = ({
  requiredConfirmations,
  hasDenied,
}: Pick<ConfirmTokenResponse, 'requiredConfirmations' | 'hasDenied'>): number =>
  requiredConfirmations - (hasDenied ? 1 : 0);

/**
 * Describes what a reporter can do about a report that they believe isn't true, even after confirming it.
 * @param now when they would say so
 */
export function describeDenial(t: ConfirmMessages, answer: ConfirmTokenResponse, now: Date): string[] {
  const { requiredConfirmations: required, alreadyConfirmed, expiresAt, isDelayed } = answer;
  const afterDenial = now.getTime() + limits.denialDays * DAY_MS;
  const earliest = new Date(Math.max(afterDenial, Date.parse(expiresAt)));
  const more = required + 1;
  const confirmations = answer.confirmations - (alreadyConfirmed ? 1 : 0);
  const { owner } = formatOwnerNames(answer);
  const effects = [
    isDelayed
      ? t('denyDays', { days: limits.denialDays, required, more })
      : t('denyUntil', { moment: formatMoment(earliest, t), required, more }),
    ...(alreadyConfirmed ? [t('denyWithdraws')] : []),
    t('denyNotifies', { owner }),
  ];
  return [
    effects.join(' '),
    t('denyTellsOthers'),
    t(confirmations === 0 ? 'denyCancelsNothingYet' : 'denyCancelsNothing', { owner }),
  ];
}

/** Describes what a confirmation would do, and by when. */
export function describeConfirmationSteps(
  { t, links }: LinkMessages<'confirm-report'>,
  answer: ConfirmTokenResponse,
  now: Date,
): string[] {
  const { expiresAt, requiredConfirmations, confirmations, isDelayed, awayUntil } = answer;
  const { owner } = formatOwnerNames(answer);
  const isLast = confirmations + 1 >= requiredConfirmations;
  const isOver = now >= new Date(expiresAt);
  const isEnough = confirmations >= requiredConfirmations;
  return [
    describeWarning(),
    describeNeededConfirmations(t, answer),
    isEnough ? whenItOpensAnyway() : whenItWouldOpen(),
    t('canDenyLater'),
  ];

  function describeWarning(): string {
    if (isDelayed) return links('warningDelayed', { owner });
    const warned = t('warned', { owner });
    return awayUntil === null || isOver
      ? warned
      : `${warned} ${t('longerAway', { until: formatMoment(awayUntil, t) })}`;
  }

  function whenItOpensAnyway(): string {
    if (isDelayed) return t('opensAfterObjection', { owner });
    return isOver
      ? links('opensSoon', { owner })
      : t('opensAtEarliest', { owner, moment: formatMoment(expiresAt, t) });
  }

  function whenItWouldOpen(): string {
    if (isDelayed) return t('wouldOpenAfterWarning', { owner });
    return isOver
      ? t(isLast ? 'wouldOpenWithYours' : 'wouldOpenWithLast', { owner })
      : t('wouldOpenAtEarliest', { owner, moment: formatMoment(expiresAt, t) });
  }
}

/** Describes what the reporter's confirmation has done. @param answer the response from before the confirmation */
export function describeConfirmationEffect(
  t: ConfirmMessages,
  answer: ConfirmTokenResponse,
  now: Date,
): { total: string; opening: string } {
  const { expiresAt, isDelayed } = answer;
  const { owner } = formatOwnerNames(answer);
  const required = countNeededAfterConfirming(answer);
  const confirmations = answer.confirmations + 1;
  const isEnough = confirmations >= required;
  const total = t(confirmations > required ? 'makesMore' : 'makes', { confirmations, required });
  return { total, opening: isEnough ? `${t('thatIsEnough')} ${whenItOpens()}` : whenItOpens() };

  function whenItOpens(): string {
    if (isDelayed) return t(isEnough ? 'willOpenDelayedEnough' : 'willOpenDelayed', { owner });
    if (now < new Date(expiresAt)) {
      const moment = formatMoment(expiresAt, t);
      return isEnough ? t('willOpenUnless', { owner, moment }) : t('willOpenOnce', { moment });
    }
    return isEnough ? t('willOpenUnlessSoon', { owner }) : t('willOpenOnceSoon');
  }
}
