import type { MessageId } from '#shared/messages/catalog.ts';
import { paths } from '#client/lib/paths.ts';

type ConfigId = MessageId<'owner-release-config'>;

export interface WayBack {
  href: string;
  label: Extract<ConfigId, `your${string}`>;
  /** The label at the end of the form. */
  leaveLabel: Extract<ConfigId, `backTo${string}`>;
}

/** Where owners go after the release configuration: back to their check-up if it led here, otherwise home. */
export function findWayBack(search: string): WayBack {
  return new URLSearchParams(search).get('from') === 'check-up'
    ? { href: paths.account('check-up'), label: 'yourCheckup', leaveLabel: 'backToCheckup' }
    : { href: paths.home(), label: 'yourLeavebits', leaveLabel: 'backToLeavebits' };
}
