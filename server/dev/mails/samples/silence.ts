import * as silence from '#server/features/silence/emails.ts';
import {
  formatSampleMoment,
  sampleOwnerName,
  sampleOwnerUsername,
  sampleToken,
  sampleUrl,
  type EmailSamples,
} from './sample.ts';

const since = formatSampleMoment('2030-06-01T08:00:00Z');
const reminder = { since, months: 12, signInUrl: sampleUrl('/auth') };

export const silenceSamples: { silence: EmailSamples<typeof silence> } = {
  silence: {
    signInReminderEmail: [
      {
        kind: 'silence-reminder',
        when: 'the first time',
        content: silence.signInReminderEmail({ ...reminder, reportersAskedAt: null }),
      },
      {
        kind: 'silence-reminder',
        when: 'the second time',
        content: silence.signInReminderEmail({
          ...reminder,
          reportersAskedAt: formatSampleMoment('2031-06-29T08:00:00Z'),
        }),
      },
    ],
    askReporterAboutSilenceEmail: {
      kind: 'silence-question',
      content: silence.askReporterAboutSilenceEmail({
        ownerName: sampleOwnerName,
        ownerUsername: sampleOwnerUsername,
        since,
        deathLink: sampleUrl(`/report/${sampleToken}/death`),
        incapacitationLink: sampleUrl(`/report/${sampleToken}/incapacitation`),
      }),
    },
  },
};
