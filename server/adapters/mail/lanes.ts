import type { MailKind } from './kinds.ts';

/** The lanes of mails, in the order in which they leave. */
export const mailLanes = ['urgent', 'release', 'notice'] as const;
export type MailLane = (typeof mailLanes)[number];

/** The lane of each kind. A code has a reader who waits at the screen, and a warning of a report has a period that runs. */
export const laneOfKind: Readonly<Record<MailKind, MailLane>> = {
  'registration-code': 'urgent',
  'already-registered': 'urgent',
  'login-code': 'urgent',
  'password-reset-code': 'urgent',
  'proof-code': 'urgent',
  'password-changed': 'urgent',
  'new-device': 'urgent',
  'recipients-added': 'urgent',
  'configuration-changed': 'urgent',
  'configuration-undone': 'urgent',
  'access-code': 'urgent',
  'report-warning': 'urgent',
  'report-denied': 'urgent',
  'reporter-links': 'release',
  'confirmation-request': 'release',
  'report-received': 'release',
  'report-refuted': 'release',
  'refutation-received': 'release',
  'report-withdrawn': 'release',
  'reporter-declined': 'release',
  'report-expired': 'release',
  'report-delayed': 'release',
  'report-released': 'release',
  'estate-opened': 'release',
  'opened-notice': 'release',
  'release-revoked': 'release',
  'locked-again': 'release',
  'lock-confirmed': 'release',
  'estate-closes': 'release',
  'destruction-warning': 'release',
  'destruction-notice': 'release',
  'share-notice': 'notice',
  'share-selection': 'notice',
  'lapse-question': 'notice',
  'free-period-ends': 'notice',
  'payment-overdue': 'notice',
  'service-blocked': 'notice',
  'payment-link': 'notice',
  'subscription-cancelled': 'notice',
  'data-destroyed': 'notice',
};
