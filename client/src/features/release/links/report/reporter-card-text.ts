import type { ReporterLinkType } from '#shared/contracts/report-links.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import { pagePathPatterns } from '#shared/domain/pages.ts';
import { describeReporting, type PaperCardText } from '#client/features/cards/card-messages.ts';
import { formatHours } from '../../report-messages.ts';

export interface ReporterLinkCard {
  token: string;
  type: ReporterLinkType;
  owner: OwnerNames;
  refuteTimeHours: number;
  /** For the practice link, which is for both types. */
  incapacitationHours?: number;
}

/** A reporter's card with their own link, which only their own page prints. */
export function describeReporterLinkCard(
  origin: string,
  { token, type, owner: names, refuteTimeHours, incapacitationHours = refuteTimeHours }: ReporterLinkCard,
): PaperCardText {
  const { owner } = formatOwnerNames(names);
  const { when, how, keep } = describeUse(type, owner);
  const time =
    incapacitationHours === refuteTimeHours
      ? formatHours(refuteTimeHours)
      : `${formatHours(refuteTimeHours)} after a death, or ${formatHours(incapacitationHours)} after an incapacitation,`;
  return {
    ...describeReporting(names),
    holder: null,
    when,
    link: `${origin}/report/${token}/${type}`,
    steps: [
      ...how,
      `Then the other reporters are asked to confirm, and ${owner} has ${time} to say that it isn’t true. Nothing opens before that.`,
    ].map((text) => ({ text })),
    fallback: `If the link doesn’t work, enter your email address at ${origin}${pagePathPatterns['lost-reporter-links']}, and we’ll send you new ones.`,
    keep: `Keep this card where only you can find it. ${keep} It has no password and nothing of what ${owner} keeps.`,
  };
}

function describeUse(type: ReporterLinkType, owner: string): { when: string; how: string[]; keep: string } {
  const keep = 'Anyone who has it can report in your name.';
  switch (type) {
    case 'death':
      return {
        when: `${owner} has died, and you’re sure of it.`,
        how: ['Tick the box, and press “Report the death”.'],
        keep,
      };
    case 'incapacitation':
      return {
        when: `${owner} is permanently incapacitated, and you’re sure that they won’t be able to act for themselves again.`,
        how: ['Tick the box, and press “Report the incapacitation”.'],
        keep,
      };
    case 'practice':
      return {
        when: `${owner} has died, or is permanently incapacitated, and you’re sure of it. Until then, the link lets you practice.`,
        how: [
          'The page itself can’t report it. Press “have your links sent again”.',
          'Report with a link in the email that we send you.',
        ],
        keep: 'It can’t report anything without your mailbox.',
      };
    default:
      return type satisfies never;
  }
}
