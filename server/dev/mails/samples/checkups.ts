import * as checkups from '#server/features/checkups/emails.ts';
import { sampleUrl, type EmailSamples } from './sample.ts';

const url = sampleUrl('/account/check-up');

export const checkupSamples: { checkups: EmailSamples<typeof checkups> } = {
  checkups: {
    checkupDueEmail: [
      { kind: 'check-up', content: checkups.checkupDueEmail({ url, every: 'yearly' }) },
      { kind: 'check-up', content: checkups.checkupDueEmail({ url, every: 'half-yearly' }) },
    ],
  },
};
