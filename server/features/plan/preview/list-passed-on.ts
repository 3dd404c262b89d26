import { DAY_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { decideAccess, getRecipientFacts, type OwnerAccessFacts } from '../../access/rules.ts';
import type { Substitute } from '../../people/substitutes.ts';
import { findOpeningMoment } from '../../unopened/decide-unopened.ts';

/** A LeaveBit that would be passed on to a substitute, by the rule of the recipient who hasn't opened it. */
export interface PassedOn {
  id: number;
  from: string;
  rule: ReleaseSetting;
  dueAt: Date;
}

interface Given {
  /** The substitute. */
  email: string;
  at: Date;
  /** Whether the estate is imagined to have been released long enough ago for every substitute's turn. */
  isNewlyReleased: boolean;
  facts: OwnerAccessFacts;
  leavebits: readonly (Parameters<typeof getRecipientFacts>[0] & {
    id: number;
    sharingEmails: readonly string[];
  })[];
  substitutes: readonly Substitute[];
}

/**
 * What would have been passed on to a substitute by then if the people whose substitute they are open nothing. After an imagined
 * release, all of it has, because that release could be as long ago.
 */
export function listPassedOn({
  email,
  at,
  isNewlyReleased,
  facts,
  leavebits,
  substitutes,
}: Given): PassedOn[] {
  const given = new Set<number>();
  return substitutes
    .filter(({ substitute }) => substitute === email)
    .flatMap(({ email: from, afterDays }) =>
      leavebits.flatMap((leavebit): PassedOn[] => {
        const { id, sharingEmails } = leavebit;
        if (given.has(id) || !sharingEmails.includes(from) || sharingEmails.includes(email)) return [];
        const person = getRecipientFacts(leavebit, from);
        const moment = findOpeningMoment(person.setting, facts.estate);
        if (!moment || decideAccess({ ...person, ...facts }, at).kind !== 'open') return [];
        const isByRelease = facts.estate.report === 'released' && +moment === +facts.estate.releasedAt;
        const dueAt = isNewlyReleased && isByRelease ? at : new Date(moment.getTime() + afterDays * DAY_MS);
        if (dueAt > at) return [];
        given.add(id);
        return [{ id, from, rule: person.setting ?? { releaseType: 'always' }, dueAt }];
      }),
    );
}
