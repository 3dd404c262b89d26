import type { MailKind } from '../../adapters/mail/mail-kinds.ts';

/**
 * Emails that aren't logged: anyone can trigger code emails over and over, and farewells are sent after the log has been deleted.
 */
type Unlogged =
  | 'registration-code'
  | 'already-registered'
  | 'login-code'
  | 'sign-in-link'
  | 'proof-code'
  | 'password-reset-code'
  | 'access-code'
  | 'email-change-code'
  | 'email-taken'
  | 'account-deleted'
  | 'owner-left';

const words: Readonly<Record<Exclude<MailKind, Unlogged>, string>> = {
  'password-changed': 'Your password was changed',
  'new-device': 'A sign-in on a new device',
  'factors-changed': 'The way you sign in was changed',
  'factor-refused': 'Somebody has your password',
  'reset-waits': 'A new password waits',
  'reset-stopped': 'A new password was stopped',
  'email-changed': 'Your email address was changed',
  'sharing-changed': 'Changes to your LeaveBits and recipients',
  'sharing-restored': 'A change of your LeaveBits was undone',
  'configuration-changed': 'Your release configuration was changed',
  'configuration-undone': 'A change was undone',
  'share-notice': 'You shared something',
  'opened-notice': 'Something opened',
  'released-notice': 'Something opened after a report',
  'recipients-unreached': 'We asked how else to reach a recipient',
  'share-selection': 'A selection that you shared',
  reminder: 'A reminder to prove the address',
  'left-leavebit': 'A recipient left something',
  'reporter-links': 'The links of a reporter',
  'report-warning': 'A warning of a report',
  'confirmation-request': 'A question to confirm a report',
  'report-received': 'A report was received',
  'report-refuted': 'A report was refuted',
  'refutation-received': 'Your refutation was received',
  'report-withdrawn': 'A report was taken back',
  'report-denied': 'A reporter says that a report is not true',
  'report-confirmed': 'Enough reporters have confirmed a report',
  'reporter-declined': 'A reporter declined',
  'reporter-moved': 'A reporter wants to use another address',
  'reporter-removed': 'Somebody is no longer a reporter',
  'report-expired': 'A report expired',
  'report-delayed': 'A report is delayed',
  'report-released': 'A report was released',
  'estate-opened': 'What you keep was opened',
  'release-revoked': 'A release was taken back',
  'locked-again': 'Everything is locked again',
  'lock-confirmed': 'Everything is locked again',
  'estate-closes': 'What was opened closes soon',
  'lapse-question': 'A question whether something happened',
  'free-period-ends': 'Your free period ends',
  'payment-overdue': 'A payment is overdue',
  'service-blocked': 'The service is blocked',
  'payment-link': 'Your payment link',
  'subscription-cancelled': 'Your subscription was cancelled',
  'destruction-warning': 'A warning that unpaid data will be destroyed',
  'destruction-notice': 'A notice that unpaid data will be destroyed',
  'data-destroyed': 'Your data was destroyed',
  'deletion-requested': 'Your account will be deleted',
  'deletion-reminder': 'A reminder that your account will be deleted',
  'deletion-notice': 'A reporter was told that your account will be deleted',
  'deletion-stopped': 'Your account stays',
  'deletion-taken-back': 'A reporter was told that your account stays',
  'trash-notice': 'A reporter was told that most of your LeaveBits went to the trash',
  'loss-notice': 'A reporter was told that something was taken away during a report',
  'check-up': 'The question whether your plan is still right',
  'service-restored': 'The request to check your LeaveBits after a restore',
};

/** Null if emails of this kind aren't logged. */
export const findMailLogLabel = (kind: MailKind): string | null =>
  (words as Partial<Record<MailKind, string>>)[kind] ?? null;
