import type { Letter } from '../../../adapters/mail/layout.ts';
import { inOwnTime, type LetterMoment } from '../../../adapters/mail/letter-moment.ts';
import { neverAsked } from '../letter-parts.ts';

const hoursInWords = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'hour', unitDisplay: 'long' });

/** Gives a reporter the links for the day they are needed, and one for practice. */
export function reporterLinks(given: {
  ownerUsername: string;
  deathLink: string;
  incapacitationLink: string;
  practiceLink: string;
  refuteTimeHours: number;
}): Letter {
  const { ownerUsername, refuteTimeHours } = given;
  return {
    subject: `${ownerUsername} asks you to be a reporter`,
    preheader: 'There is nothing to do now. Please keep this email in a safe place.',
    heading: 'You were chosen as a trusted reporter',
    paragraphs: [
      `${ownerUsername} keeps information for others with LeaveBits, and trusts you to tell us if they die or become permanently incapacitated. There is nothing to report now, and we hope it stays that way for a long time.`,
      `If it ever happens, use one of the two buttons below and follow the page. Other reporters are then asked to confirm, and ${ownerUsername} has ${hoursInWords.format(refuteTimeHours)} to say that it is not true. Nothing is opened before that. Then it opens only for the people it was meant for. You yourself will not see any of it.`,
      `Please open the practice page at the end of this email once. There you can tell ${ownerUsername} whether you accept. The page looks like the real one and reports nothing.`,
      'Please keep this email where only you can find it again. The links work for as long as you are a reporter, and anyone who has them can use them.',
      neverAsked,
    ],
    action: [
      { label: 'Report a death', url: given.deathLink },
      { label: 'Report a permanent incapacitation', url: given.incapacitationLink },
    ],
    links: [{ label: 'To answer, and to practice without reporting', url: given.practiceLink }],
    why: `${ownerUsername} uses LeaveBits and named this address as a trusted reporter.`,
    mistake: `If you do not know ${ownerUsername}, or do not want this, you can ignore this email or ask them to remove you. Nothing happens unless you use the links.`,
  };
}

/** Tells an owner that somebody does not want to be a reporter. */
export function reporterDeclined({
  reporterEmail,
  homeUrl,
}: {
  reporterEmail: string;
  homeUrl: string;
}): Letter {
  return {
    subject: `${reporterEmail} does not want to be your reporter`,
    preheader: 'Please talk to them, or choose somebody else.',
    heading: 'One of your reporters has declined',
    paragraphs: [
      `You chose ${reporterEmail} as a trusted reporter. They answered that they do not want to be one.`,
      'Their links still work until you remove them, but please do not count on them. You can talk to them, or choose somebody else in your release configuration.',
    ],
    action: { label: 'Go to your home page', url: homeUrl },
    why: 'You named this person as one of your reporters, and they answered us.',
    mistake: 'Someone else may have used their link. Please ask them.',
  };
}

/**
 * Tells an owner that their reporters or terms have changed.
 * @param changes one sentence for each.
 */
export function configurationChanged({
  changes,
  at,
  signInUrl,
}: {
  changes: readonly string[];
  at: LetterMoment;
  signInUrl: string;
}): Letter {
  return {
    subject: 'Your LeaveBits release configuration was changed',
    preheader: 'If this was you, there is nothing to do.',
    heading: 'Your release configuration was changed',
    paragraphs: [
      `The rules by which your LeaveBits can open were changed on ${at.text}.`,
      ...changes,
      'If this was you, there is nothing to do.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    links: [inOwnTime(at)],
    why: 'We write to you whenever your reporters, the confirmations or the hours to refute change.',
    mistake:
      'If this was not you, someone is in your account. Reset your LeaveBits password with the forgotten-password link on the sign-in page. ' +
      'That signs everyone out. Then sign in and put the configuration right.',
  };
}
