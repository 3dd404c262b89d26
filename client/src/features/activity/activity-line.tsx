import { Info } from 'lucide-react';
import { formatMoment } from '../../lib/dates.ts';
import type { ActivityEntry } from '#shared/contracts/activity.ts';
import { describeActivity } from '#shared/domain/activity.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { useNameLookup } from '../people/api.ts';
import { formatTimeOfDay } from './activity-days.ts';
import { activityIcons } from './activity-groups.ts';

/** An entry of the log: what happened, to whom or what, and when. */
export function ActivityLine({ kind, subject, detail, at }: ActivityEntry) {
  const nameOf = useNameLookup();
  // Fall back to a generic icon for kinds that this version of the page doesn't know.
  const Icon = activityIcons[kind] ?? Info;
  return (
    <li className="flex gap-3.5 border-b py-3.5 last:border-b-0">
      <span
        aria-hidden
        className="mt-0.5 flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken text-quiet"
      >
        <Icon className="size-4.5" />
      </span>
      <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-6">
        <p className="font-medium">{describeActivity(kind)}</p>
        <time
          dateTime={at}
          title={formatMoment(at)}
          className="text-sm text-quiet tabular-nums max-sm:order-last"
        >
          {formatTimeOfDay(at)}
        </time>
        {subject && <p className="w-full wrap-anywhere">{addNamesToEmails(subject, nameOf)}</p>}
        {detail && (
          <p className="w-full text-sm wrap-anywhere text-quiet">{addNamesToEmails(detail, nameOf)}</p>
        )}
      </div>
    </li>
  );
}

/** Matches a bare address. An address in parentheses already has a name in front of it. */
const ADDRESS = /(^|\s)([^\s,()]+@[^\s,()]*[^\s,().:;])/g;

/** Adds the owner's names for people to the addresses in an entry's text. */
export const addNamesToEmails = (words: string, nameOf: (email: string) => string | null): string =>
  words.replace(
    ADDRESS,
    (_all, before: string, email: string) => before + formatNameAndEmail({ name: nameOf(email), email }),
  );
