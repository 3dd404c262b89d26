import type { SavedReleaseConfig } from '#shared/contracts/release.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { formatList } from '#client/lib/messages/format-list.ts';
import type { ReleaseQuestion } from '#client/lib/paths.ts';
import { formatHours } from '../report-messages.ts';

export interface SafetyNote {
  /** The question of the release configuration that it is about. Null for the top of its page, which asks for codes. */
  question: ReleaseQuestion | null;
  title: string;
  text: string;
  /** Whether the owner is at risk because of it. */
  isMissing: boolean;
  action: string;
}

type SafetyFacts = Pick<
  SavedReleaseConfig,
  | 'secondEmail'
  | 'secondEmailVerified'
  | 'phoneNumber'
  | 'phoneNumberVerified'
  | 'sendsTexts'
  | 'awayUntil'
  | 'refuteTimeHours'
  | 'silenceMonths'
>;

type SafetyMessages = TextMessages<'owner-release-safety'>;

interface SafetyTexts {
  t: SafetyMessages;
  hours: TextMessages<'owner-hours'>;
}

/** How an owner is reached before anything opens: second ways to warn them, time away, and a long silence. */
export const describeSafety = (
  config: SafetyFacts,
  ownerEmail: string,
  now: Date,
  texts: SafetyTexts,
): SafetyNote[] => [
  describeWays(config, ownerEmail, texts.t),
  describeAway(config, now, texts),
  describeSilence(config, texts.t),
];

function describeWays(config: SafetyFacts, ownerEmail: string, t: SafetyMessages): SafetyNote {
  const { secondEmail, secondEmailVerified, phoneNumber, phoneNumberVerified, sendsTexts } = config;
  const verified = [
    secondEmailVerified && secondEmail,
    phoneNumberVerified && sendsTexts && phoneNumber,
  ].filter((way) => typeof way === 'string');
  const unverified = [
    !secondEmailVerified && secondEmail,
    !phoneNumberVerified && sendsTexts && phoneNumber,
  ].filter((way) => typeof way === 'string');
  const isMissing = verified.length === 0;
  return {
    question: unverified.length > 0 ? null : 'warnings',
    title: t('ways'),
    text: [
      isMissing
        ? t('waysMissing', { email: ownerEmail })
        : t('waysUsed', { ways: formatList([ownerEmail, ...verified], t) }),
      ...unverified.map((way) => t('wayUnverified', { way })),
      ...(phoneNumber && !sendsTexts ? [t('noTexts')] : []),
    ].join(' '),
    isMissing,
    action: t(unverified.length > 0 ? 'verifyIt' : isMissing ? 'addWay' : 'changeIt'),
  };
}

function describeAway(
  { awayUntil, refuteTimeHours }: SafetyFacts,
  now: Date,
  { t, hours }: SafetyTexts,
): SafetyNote {
  const about = { question: 'away', title: t('away'), isMissing: false } as const;
  if (awayUntil && Date.parse(awayUntil) > now.getTime())
    return {
      ...about,
      text: t('awayUntil', {
        date: formatMoment(awayUntil),
        hours: formatHours(refuteTimeHours, hours),
      }),
      action: t('changeIt'),
    };
  return { ...about, text: t('notAway'), action: t('sayUntilWhen') };
}

function describeSilence({ silenceMonths: months = 0 }: SafetyFacts, t: SafetyMessages): SafetyNote {
  return {
    question: 'silence',
    title: t('silence'),
    text: months > 0 ? t('silenceAsks', { months }) : t('silenceAsksNobody'),
    isMissing: false,
    action: t('changeIt'),
  };
}
