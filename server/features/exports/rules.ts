import { findOpeningDate, findReleaseCondition, type ReleaseSetting } from '#shared/domain/release.ts';

/** When a LeaveBit opens for a recipient. `date` is set only for `on-date`. */
export interface OpeningTime {
  when: 'at-once' | 'on-date' | 'after-report' | 'never';
  date: string | null;
}

export function getOpeningTime(setting: ReleaseSetting | undefined): OpeningTime {
  const condition = findReleaseCondition(setting);
  switch (condition) {
    case 'nothing':
      return { when: 'at-once', date: null };
    case 'report':
      return { when: 'after-report', date: null };
    case 'date': {
      const date = findOpeningDate(setting);
      return date ? { when: 'on-date', date: date.toISOString() } : { when: 'never', date: null };
    }
    case null:
      return { when: 'never', date: null };
    default:
      return condition satisfies never;
  }
}
