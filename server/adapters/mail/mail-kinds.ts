/**
 * The kinds of email, named for operators, by the lane that sends them, in sending order. Codes are urgent because a user is
 * waiting at the screen, report warnings because a deadline is running. `/dev/mails` shows a sample of each kind.
 */
const kindsByLane = {
  urgent: [
    'registration-code',
    'already-registered',
    'login-code',
    'proof-code',
    'password-reset-code',
    'password-changed',
    'new-device',
    'sign-in-link',
    'factor-refused',
    'factors-changed',
    'sealing-changed',
    'cards-changed',
    'reset-waits',
    'reset-stopped',
    'email-change-code',
    'warning-way-code',
    'warning-way-removed',
    'email-taken',
    'email-changed',
    'sharing-changed',
    'sharing-restored',
    'protection-lowered',
    'configuration-changed',
    'configuration-undone',
    'access-code',
    'report-warning',
    'report-denied',
    'report-denial-withdrawn',
    'report-confirmed',
    'deletion-requested',
    'deletion-reminder',
    'deletion-stopped',
  ],
  release: [
    'trash-notice',
    'loss-notice',
    'opened-notice',
    'released-notice',
    'released-reminder',
    'recipients-unreached',
    'reporter-links',
    'lost-reporter-links',
    'confirmation-request',
    'report-received',
    'report-refuted',
    'refutation-received',
    'report-withdrawn',
    'reporter-declined',
    'reporter-accepted',
    'reporter-moved',
    'reporter-removed',
    'reporter-restored',
    'reporter-kept',
    'report-expired',
    'report-delayed',
    'report-released',
    'estate-opened',
    'passed-on',
    'release-revoked',
    'locked-again',
    'lock-confirmed',
    'estate-closes',
    'destruction-warning',
    'destruction-notice',
    'deletion-notice',
    'deletion-taken-back',
    'service-restored',
  ],
  notice: [
    'share-notice',
    'share-selection',
    'reminder',
    'unopened-reminder',
    'recipient-moved',
    'left-leavebit',
    'lapse-question',
    'silence-reminder',
    'silence-question',
    'rehearsal',
    'free-period-ends',
    'payment-overdue',
    'service-blocked',
    'payment-link',
    'subscription-cancelled',
    'data-destroyed',
    'account-deleted',
    'owner-left',
    'check-up',
  ],
} as const;

export type MailLane = keyof typeof kindsByLane;
export type MailKind = (typeof kindsByLane)[MailLane][number];

export const mailLanes = Object.keys(kindsByLane) as [MailLane, ...MailLane[]];
export const mailKinds: readonly MailKind[] = Object.values(kindsByLane).flat();

/** The kinds of email that carry a code, which expires while its reader waits for it. */
export const codeMailKinds = [
  'registration-code',
  'login-code',
  'proof-code',
  'password-reset-code',
  'email-change-code',
  'warning-way-code',
  'access-code',
] as const satisfies readonly MailKind[];
export const isCodeMail = (kind: MailKind) => (codeMailKinds as readonly MailKind[]).includes(kind);

const laneByKind = new Map<MailKind, MailLane>(
  mailLanes.flatMap((lane) => kindsByLane[lane].map((kind) => [kind, lane] as const)),
);
export const getMailLane = (kind: MailKind): MailLane => laneByKind.get(kind)!;
