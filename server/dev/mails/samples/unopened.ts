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
    passedOnAfterReleaseEmail: [
      { what: 'what it had opened', by: { release: true, date: false } },
      { what: 'what a date had opened', by: { release: false, date: true } },
      { what: 'both', by: { release: true, date: true } },
    ].map(({ what, by }) => ({
      kind: 'passed-on' as const,
      when: `after a release, of ${what}`,
      content: unopened.passedOnAfterReleaseEmail({ signInUrl: sampleUrl('/auth'), by }),
    })),
  },
};
