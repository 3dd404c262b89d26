import type { SavedReleaseConfig } from '#shared/contracts/release.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { formatCount } from '#shared/domain/format-count.ts';
import { formatList } from '#client/lib/format-list.ts';
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

/** How an owner is reached before anything opens: second ways to warn them, time away, and a long silence. */
export const describeSafety = (config: SafetyFacts, ownerEmail: string, now: Date): SafetyNote[] => [
  describeWays(config, ownerEmail),
  describeAway(config, now),
  describeSilence(config),
];

function describeWays(config: SafetyFacts, ownerEmail: string): SafetyNote {
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
    title: 'A second way to warn you',
    text: [
      isMissing
        ? `All our warnings go to one mailbox, ${ownerEmail}. If you lose it, you won’t learn of a false report.`
        : `We warn you at ${formatList([ownerEmail, ...verified], 'and')}.`,
      ...unverified.map((way) => `${way} isn’t verified yet, so we don’t warn you there.`),
      ...(phoneNumber && !sendsTexts
        ? ['This service sends no text messages, so your phone doesn’t count.']
        : []),
    ].join(' '),
    isMissing,
    action: unverified.length > 0 ? 'Verify it' : isMissing ? 'Add a second way' : 'Change it',
  };
}

function describeAway({ awayUntil, refuteTimeHours }: SafetyFacts, now: Date): SafetyNote {
  const about = { question: 'away', title: 'When you’re away', isMissing: false } as const;
  if (awayUntil && Date.parse(awayUntil) > now.getTime())
    return {
      ...about,
      text: `You’re away until ${formatMoment(awayUntil)}. After that, you still have ${formatHours(refuteTimeHours)} to say no.`,
      action: 'Change it',
    };
  return {
    ...about,
    text: 'Before a long journey or a stay in hospital, say until when you can’t read email. Nothing opens before you’re back.',
    action: 'Say until when',
  };
}

function describeSilence({ silenceMonths = 0 }: SafetyFacts): SafetyNote {
  return {
    question: 'silence',
    title: 'When you’re silent for a long time',
    text:
      silenceMonths > 0
        ? `If you don’t sign in for ${formatCount(silenceMonths, 'month')}, we email you twice, and then ask your reporters whether you’re well. Nothing opens because of that.`
        : 'If you stop signing in, we ask nobody whether you’re well.',
    isMissing: false,
    action: 'Change it',
  };
}
