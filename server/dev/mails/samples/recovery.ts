import * as recovery from '../../../features/recovery/letters.ts';
import { at, link, type SamplesOf } from './sample.ts';

const facts = {
  url: link('/account/check-up'),
  savedUntil: at('2026-06-03T02:58:30Z'),
  lostUntil: at('2026-06-03T07:05:00Z'),
};

export const recoverySamples: { recovery: SamplesOf<typeof recovery> } = {
  recovery: {
    serviceRestored: [
      {
        kind: 'service-restored',
        letter: recovery.serviceRestored({ ...facts, opensFrom: at('2026-06-05T09:00:00Z') }),
      },
      {
        kind: 'service-restored',
        letter: recovery.serviceRestored({ ...facts, opensFrom: null }),
        when: 'recipients can read again already',
      },
    ],
  },
};
