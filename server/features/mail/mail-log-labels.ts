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
  | 'warning-way-code'
  | 'email-taken'
  | 'account-deleted'
  | 'owner-left';

const words: Readonly<Record<Exclude<MailKind, Unlogged>, string>> = {
  'password-changed': 'Your password was changed',
  'new-device': 'A sign-in on a new device',
  'factors-changed': 'The way you sign in was changed',
  'sealing-changed': 'Your key for sealed LeaveBits was changed',
  'cards-changed': 'Cards for sealed LeaveBits were changed',
  'factor-refused': 'Someone knows your password',
  'reset-waits': 'A new password is on hold',
  'reset-stopped': 'A new password was cancelled',
  'warning-way-removed': 'A second way to warn you was removed',
  'protection-lowered': 'A warning that you’re less protected from false reports',
  'email-changed': 'Your email address was changed',
  'sharing-changed': 'Changes to your LeaveBits and recipients',
  'sharing-restored': 'A change to your LeaveBits was undone',
  'configuration-changed': 'Your release configuration was changed',
  'configuration-undone': 'A change to your release configuration was undone',
  'share-notice': 'You shared something',
  'opened-notice': 'Something was released',
  'released-notice': 'Something was released after a report',
  'released-reminder': 'A reminder of something that was released after a report',
  'recipients-unreached': 'We asked for another way to reach a recipient',
  'share-selection': 'You shared a selection',
  reminder: 'A reminder to verify the address',
  'unopened-reminder': 'A reminder of something that was released',
  'recipient-moved': 'We let a recipient know that you replaced their address',
  'left-leavebit': 'A recipient left something',
  'reporter-links': 'A reporter’s links',
  'lost-reporter-links': 'A reporter’s links, which were requested with their address',
  'report-warning': 'A warning about a report',
  'confirmation-request': 'A request to confirm a report',
  'report-received': 'A report was received',
  'report-refuted': 'A report was refuted',
  'refutation-received': 'Your refutation was received',
  'report-withdrawn': 'A report was withdrawn',
  'report-denied': 'A reporter says that a report isn’t true',
  'report-denial-withdrawn': 'A reporter confirms a report after saying that it isn’t true',
  'report-confirmed': 'Enough reporters have confirmed a report',
  'reporter-declined': 'A reporter declined',
  'reporter-accepted': 'A reporter accepted after all',
  'reporter-moved': 'A reporter wants to use another address',
  'reporter-removed': 'Somebody is no longer a reporter',
  'reporter-restored': 'Somebody is a reporter again',
  'reporter-kept': 'A reporter’s links work again',
  'report-expired': 'A report expired',
  'report-delayed': 'A report is delayed',
  'report-released': 'A release after a report',
  'estate-opened': 'Your LeaveBits were released',
  'passed-on': 'Something unopened was passed on',
  'release-revoked': 'A release was revoked',
  'locked-again': 'Everything is locked again',
  'lock-confirmed': 'Everything is locked again',
  'estate-closes': 'Released LeaveBits close soon',
  rehearsal: 'A rehearsal',
  'silence-reminder': 'We asked you to sign in',
  'silence-question': 'We asked whether something has happened',
  'lapse-question': 'We asked whether something has happened',
  'free-period-ends': 'Your free period ends',
  'payment-overdue': 'A payment is overdue',
  'service-blocked': 'The service is blocked',
  'payment-link': 'Your payment link',
  'subscription-cancelled': 'Your subscription was cancelled',
  'destruction-warning': 'A warning that unpaid data will be deleted',
  'destruction-notice': 'A notice that unpaid data will be deleted',
  'data-destroyed': 'Your data was permanently deleted',
  'deletion-requested': 'Your account will be deleted',
  'deletion-reminder': 'A reminder that your account will be deleted',
  'deletion-notice': 'We let a reporter know that your account will be deleted',
  'deletion-stopped': 'You’re keeping your account',
  'deletion-taken-back': 'We let a reporter know that you’re keeping your account',
  'trash-notice': 'We let a reporter know that most of your LeaveBits are in the trash',
  'loss-notice': 'We let a reporter know that something was removed during a report',
  'check-up': 'We asked whether your plan is still up to date',
  'service-restored': 'We asked you to check your LeaveBits after a restore',
};

/** Null if emails of this kind aren't logged. */
export const findMailLogLabel = (kind: MailKind): string | null =>
  (words as Partial<Record<MailKind, string>>)[kind] ?? null;
