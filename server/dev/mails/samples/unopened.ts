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
      { what: 'what it had opened', by: { release: true, date: false }, reportType: 'death' as const },
      { what: 'what a date had opened', by: { release: false, date: true }, reportType: 'death' as const },
      { what: 'both', by: { release: true, date: true }, reportType: 'incapacitation' as const },
    ].map(({ what, by, reportType }) => ({
      kind: 'passed-on' as const,
      when: `after a release because of ${reportType === 'death' ? 'a death' : 'an incapacitation'}, of ${what}`,
      content: unopened.passedOnAfterReleaseEmail({ signInUrl: sampleUrl('/auth'), by, reportType }),
    })),
  },
};
