import type { MailKind } from '../../../adapters/mail/kinds.ts';
import type { Brand, Letter } from '../../../adapters/mail/layout.ts';
import { letterMoment } from '../../../adapters/mail/letter-moment.ts';

export interface Sample {
  kind: MailKind;
  letter: Letter;
  /** Names the letter when a kind has several. */
  when?: string;
}

/** At least one sample for each letter that a feature can write. Types and a test check this. */
export type SamplesOf<Letters> = Record<keyof Letters, Sample | Sample[]>;

const config = { appOrigin: 'https://leavebits.example' };
export const brand: Brand = {
  ...config,
  operatorName: 'An example company, 1 Sample Street, Cape Town',
  supportEmail: 'help@leavebits.example',
};
export const at = (iso: string) => letterMoment({ config }, iso);
export const link = (path: string) => `${config.appOrigin}${path}`;
export const token = 'x7Gk2mVqS9wLr4tYb8nZc3JpDf6hAe5uXi0oQvWsTgE';

export const ownerUsername = 'anna.berg@family.example';
export const ownerName = 'Anna Berg';
/** A recipient's page. */
export const page = link('/#/my-leavebits/bGVuYS5iZXJnQGZhbWlseS5leGFtcGxl');
/** The link at the foot of a notice. */
export const stopLink = link('/stop-mails/x7Gk2mVqS9wLr4tYb8nZc3JpDf6hAe5uXi0oQvWsTgE');
/** A payment page. */
export const payment = link('/payment/NDA2NTA4MDcxNTkyMTI1MA');
export const code = { code: '048213', minutes: 10 };
