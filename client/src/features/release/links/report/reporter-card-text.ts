import type { ReporterLinkType } from '#shared/contracts/report-links.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import { pagePathPatterns } from '#shared/domain/pages.ts';
import type { PaperCardText } from '#client/features/cards/card-messages.ts';
import type { Messages } from '#client/lib/messages/use-messages.ts';
import { splitHours } from '../link-messages.ts';

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
  t: Messages<'reporter-card'>,
  origin: string,
  { token, type, owner: names, refuteTimeHours, incapacitationHours = refuteTimeHours }: ReporterLinkCard,
): PaperCardText {
  const { owner, ownerInFull } = formatOwnerNames(names);
  const time = splitHours(refuteTimeHours);
  const other = splitHours(incapacitationHours);
  const { when, how, keep } = texts[type];
  return {
    language: t.language,
    title: t('title', { owner }),
    intro: t('intro', { owner: ownerInFull }),
    holder: null,
    when: t(when, { owner }),
    link: `${origin}/report/${token}/${type}`,
    steps: [
      ...how.map((step) => t(step)),
      incapacitationHours === refuteTimeHours
        ? t('objects', { owner, ...time })
        : t('objectsEither', { owner, ...time, otherHours: other.hours, otherDays: other.days }),
    ].map((text) => ({ text })),
    fallback: t('fallback', { address: `${origin}${pagePathPatterns['lost-reporter-links']}` }),
    keep: t(keep, { owner }),
  };
}

const texts = {
  death: { when: 'whenDeath', how: ['reportDeath'], keep: 'keep' },
  incapacitation: { when: 'whenIncapacitation', how: ['reportIncapacitation'], keep: 'keep' },
  practice: { when: 'whenPractice', how: ['sendLinks', 'reportFromEmail'], keep: 'keepPractice' },
} as const satisfies Record<ReporterLinkType, object>;
