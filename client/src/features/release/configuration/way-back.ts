import { paths } from '#client/lib/paths.ts';

export interface WayBack {
  href: string;
  label: string;
  /** The label at the end of the form. */
  leaveLabel: string;
}

/** Where owners go after the release configuration: back to their check-up if it led here, otherwise home. */
export function findWayBack(search: string): WayBack {
  return new URLSearchParams(search).get('from') === 'check-up'
    ? { href: paths.account('check-up'), label: 'Your check-up', leaveLabel: 'Back to your check-up' }
    : { href: paths.home(), label: 'Your LeaveBits', leaveLabel: 'Back to your LeaveBits' };
}
