import * as unopened from '#server/features/unopened/emails.ts';
import { sampleUrl, type EmailSamples } from './sample.ts';

export const unopenedSamples: { unopened: EmailSamples<typeof unopened> } = {
  unopened: {
    passedOnEmail: {
      kind: 'passed-on',
      when: 'while the owner lives',
      content: unopened.passedOnEmail({
        turns: [
          { from: 'Lena Berg (lena.berg@family.example)', to: 'ben.berg@family.example', leavebits: 2 },
          { from: 'Carl (carl@example.net)', to: 'ben.berg@family.example', leavebits: 1 },
        ],
        signInUrl: sampleUrl('/auth'),
      }),
    },
    passedOnAfterReleaseEmail: {
      kind: 'passed-on',
      when: 'after a release',
      content: unopened.passedOnAfterReleaseEmail({ signInUrl: sampleUrl('/auth') }),
    },
  },
};
