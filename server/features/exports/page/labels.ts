import type { ReportEventKind, ReportStatus } from '#shared/contracts/release.ts';

export const reportStatusLabels: Record<ReportStatus, string> = {
  pending: 'Pending',
  released: 'Released',
  refuted: 'Refuted or withdrawn',
  expired: 'Expired',
  revoked: 'Locked again after a release',
};

export const reportEventLabels: Record<ReportEventKind, string> = {
  submitted: 'Submitted',
  confirmed: 'Confirmed',
  'confirmation-withdrawn': 'A confirmation no longer counts',
  denied: 'A reporter said that it isn’t true',
  warned: 'You were warned again',
  'window-moved': 'Your time to refute was extended',
  restarted: 'It started over',
  released: 'Released',
  'recipient-unreached': 'A recipient couldn’t be notified of it',
  'passed-on': 'Something unopened was passed on',
  refuted: 'Refuted or withdrawn',
  expired: 'Expired',
  revoked: 'Everything was locked again',
};

/** A label for a kind of email, derived from its identifier. */
export function formatMailKind(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
