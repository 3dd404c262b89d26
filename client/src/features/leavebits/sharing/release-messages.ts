import type { SubstituteSetting } from '#shared/contracts/substitutes.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import type { ReleaseSetting, ReleaseType } from '#shared/domain/release.ts';
import type { MessageId, TextMessages } from '#shared/messages/catalog.ts';
import { formatMoment } from '#client/lib/dates.ts';

type RuleMessages = TextMessages<'owner-leavebits-rules'>;

export const releaseTypeLabels = {
  always: 'always',
  death_incapacitation: 'onReport',
  scheduled: 'onDate',
} as const satisfies Record<ReleaseType, MessageId<'owner-leavebits-rules'>>;

/** Describes a recipient's rule as of `at`. Without a setting, `always` applies. */
export function describeReleaseRule(
  setting: ReleaseSetting | undefined,
  { at, isEstateOpen = false }: { at: Date; isEstateOpen?: boolean },
  t: RuleMessages,
): string {
  const releaseType = setting?.releaseType ?? 'always';
  switch (releaseType) {
    case 'always':
      return t('canRead');
    case 'death_incapacitation':
      return t(isEstateOpen ? 'openByReport' : 'opensByReport');
    case 'scheduled': {
      const date = setting?.scheduledDate;
      if (!date) return t('opensOnUnset');
      return t(new Date(date) > at ? 'opensOn' : 'openSince', { date: formatMoment(date) });
    }
    default:
      return releaseType satisfies never;
  }
}

/** Says what happens with what a recipient doesn't open. */
export const describeSubstitute = (
  { substitute, name, afterDays }: SubstituteSetting,
  t: RuleMessages,
): string => t('substitute', { days: afterDays, name: name ?? formatEmail(substitute) });
