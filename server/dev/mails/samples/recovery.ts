import * as recovery from '#server/features/recovery/emails.ts';
import { formatSampleMoment, sampleUrl, type EmailSamples } from './sample.ts';

const facts = {
  url: sampleUrl('/account/check-up'),
  savedUntil: formatSampleMoment('2026-06-03T02:58:30Z'),
  lostUntil: formatSampleMoment('2026-06-03T07:05:00Z'),
};

export const recoverySamples: { recovery: EmailSamples<typeof recovery> } = {
  recovery: {
    serviceRestoredEmail: [
      {
        kind: 'service-restored',
        content: recovery.serviceRestoredEmail({
          ...facts,
          opensFrom: formatSampleMoment('2026-06-05T09:00:00Z'),
        }),
      },
      {
        kind: 'service-restored',
        content: recovery.serviceRestoredEmail({ ...facts, opensFrom: null }),
        when: 'recipients can already read again',
      },
    ],
  },
};
