import * as deletion from '#server/features/deletion/emails.ts';
import { formatSampleMoment, sampleUrl, sampleToken, type EmailSamples } from './sample.ts';

const told = {
  deletesAt: formatSampleMoment('2031-06-10T07:00:00Z'),
  accountUrl: sampleUrl('/account/your-data'),
};
const stopped = (reason: deletion.DeletionStopReason) => ({
  kind: 'deletion-stopped' as const,
  content: deletion.deletionStoppedEmail({ reason, accountUrl: told.accountUrl }),
});

export const deletionSamples: { deletion: EmailSamples<typeof deletion> } = {
  deletion: {
    deletionRequestedEmail: {
      kind: 'deletion-requested',
      content: deletion.deletionRequestedEmail({ ...told, days: 7, reporters: 3, tellsPeople: true }),
    },
    deletionReminderEmail: {
      kind: 'deletion-reminder',
      content: deletion.deletionReminderEmail({ ...told, tellsPeople: false }),
    },
    deletionNoticeEmail: {
      kind: 'deletion-notice',
      content: deletion.deletionNoticeEmail({
        ownerUsername: 'anna@family.example',
        ownerName: 'Anna Berg',
        deletesAt: told.deletesAt,
        deathLink: sampleUrl(`/report/${sampleToken}/death`),
        incapacitationLink: sampleUrl(`/report/${sampleToken}/incapacitation`),
      }),
    },
    reporterDeletionCancelledEmail: {
      kind: 'deletion-taken-back',
      content: deletion.reporterDeletionCancelledEmail({
        ownerUsername: 'anna@family.example',
        ownerName: 'Anna Berg',
      }),
    },
    deletionStoppedEmail: [stopped('kept'), stopped('password-reset'), stopped('estate-open')],
    accountDeletedEmail: {
      kind: 'account-deleted',
      content: deletion.accountDeletedEmail({ takesPayments: true }),
    },
    ownerLeftEmail: {
      kind: 'owner-left',
      content: deletion.ownerLeftEmail({ ownerUsername: 'anna@family.example', ownerName: 'Anna Berg' }),
    },
  },
};
