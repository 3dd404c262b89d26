import * as deletion from '#server/features/deletion/emails.ts';
import { sampleMoment, sampleUrl, sampleToken, type EmailSamples } from './sample.ts';

const told = { deletesAt: sampleMoment('2031-06-10T07:00:00Z'), accountUrl: sampleUrl('/account/your-data') };
const stopped = (reason: deletion.DeletionStopReason) => ({
  kind: 'deletion-stopped' as const,
  letter: deletion.deletionStoppedEmail({ reason, accountUrl: told.accountUrl }),
});

export const deletionSamples: { deletion: EmailSamples<typeof deletion> } = {
  deletion: {
    deletionRequestedEmail: {
      kind: 'deletion-requested',
      letter: deletion.deletionRequestedEmail({ ...told, days: 7, reporters: 3, tellsPeople: true }),
    },
    deletionReminderEmail: {
      kind: 'deletion-reminder',
      letter: deletion.deletionReminderEmail({ ...told, tellsPeople: false }),
    },
    deletionNoticeEmail: {
      kind: 'deletion-notice',
      letter: deletion.deletionNoticeEmail({
        ownerUsername: 'anna@family.example',
        ownerName: 'Anna Berg',
        deletesAt: told.deletesAt,
        deathLink: sampleUrl(`/report/${sampleToken}/death`),
        incapacitationLink: sampleUrl(`/report/${sampleToken}/incapacitation`),
      }),
    },
    reporterDeletionCancelledEmail: {
      kind: 'deletion-taken-back',
      letter: deletion.reporterDeletionCancelledEmail({
        ownerUsername: 'anna@family.example',
        ownerName: 'Anna Berg',
      }),
    },
    deletionStoppedEmail: [stopped('kept'), stopped('password-reset'), stopped('estate-open')],
    accountDeletedEmail: {
      kind: 'account-deleted',
      letter: deletion.accountDeletedEmail({ takesPayments: true }),
    },
    ownerLeftEmail: {
      kind: 'owner-left',
      letter: deletion.ownerLeftEmail({ ownerUsername: 'anna@family.example', ownerName: 'Anna Berg' }),
    },
  },
};
