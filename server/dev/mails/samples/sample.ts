import type { MailKind } from '#server/adapters/mail/mail-kinds.ts';
import type { EmailBrand, EmailContent } from '#server/adapters/mail/email-layout.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';

export interface EmailSample {
  kind: MailKind;
  content: EmailContent;
  /** Names the variant when a kind has several. */
  when?: string;
}

/** At least one sample for each email that a feature can send. Enforced by types and a test. */
export type EmailSamples<Letters> = Record<keyof Letters, EmailSample | EmailSample[]>;

const config = { appOrigin: 'https://leavebits.example' };
export const sampleBrand: EmailBrand = {
  ...config,
  operatorName: 'An example company, 1 Sample Street, Cape Town',
  supportEmail: 'help@leavebits.example',
};
export const formatSampleMoment = (iso: string) => formatEmailDate({ config }, iso);
export const sampleUrl = (path: string) => `${config.appOrigin}${path}`;
export const sampleToken = 'x7Gk2mVqS9wLr4tYb8nZc3JpDf6hAe5uXi0oQvWsTgE';

export const sampleOwnerUsername = 'anna.berg@family.example';
export const sampleOwnerName = 'Anna Berg';
/** A recipient's page. */
export const sampleRecipientPageUrl = sampleUrl('/#/my-leavebits/bGVuYS5iZXJnQGZhbWlseS5leGFtcGxl');
/** The unsubscribe link in a notice's footer. */
export const sampleStopLink = sampleUrl('/stop-mails/x7Gk2mVqS9wLr4tYb8nZc3JpDf6hAe5uXi0oQvWsTgE');
/** A payment page. */
export const samplePaymentUrl = sampleUrl('/payment/NDA2NTA4MDcxNTkyMTI1MA');
export const sampleCode = { code: '048213', minutes: 10 };
