import * as checkups from '../../../features/checkups/letters.ts';
import { link, type SamplesOf } from './sample.ts';

const url = link('/account/check-up');

export const checkupSamples: { checkups: SamplesOf<typeof checkups> } = {
  checkups: {
    checkupDue: [
      { kind: 'check-up', letter: checkups.checkupDue({ url, every: 'yearly' }) },
      { kind: 'check-up', letter: checkups.checkupDue({ url, every: 'half-yearly' }) },
    ],
  },
};
