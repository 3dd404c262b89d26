import * as deletion from '../../../features/deletion/letters.ts';
import { at, link, token, type SamplesOf } from './sample.ts';

const told = { deletesAt: at('2031-06-10T07:00:00Z'), accountUrl: link('/account/your-data') };
const stopped = (reason: deletion.StopReason) => ({
  kind: 'deletion-stopped' as const,
  letter: deletion.deletionStopped({ reason, accountUrl: told.accountUrl }),
});

export const deletionSamples: { deletion: SamplesOf<typeof deletion> } = {
  deletion: {
    deletionRequested: {
      kind: 'deletion-requested',
      letter: deletion.deletionRequested({ ...told, days: 7, reporters: 3, tellsPeople: true }),
    },
    deletionReminder: {
      kind: 'deletion-reminder',
      letter: deletion.deletionReminder({ ...told, tellsPeople: false }),
    },
    deletionNotice: {
      kind: 'deletion-notice',
      letter: deletion.deletionNotice({
        ownerUsername: 'anna@family.example',
        ownerName: 'Anna Berg',
        deletesAt: told.deletesAt,
        deathLink: link(`/report/${token}/death`),
        incapacitationLink: link(`/report/${token}/incapacitation`),
      }),
    },
    deletionTakenBack: {
      kind: 'deletion-taken-back',
      letter: deletion.deletionTakenBack({ ownerUsername: 'anna@family.example', ownerName: 'Anna Berg' }),
    },
    deletionStopped: [stopped('kept'), stopped('password-reset'), stopped('estate-open')],
    accountDeleted: { kind: 'account-deleted', letter: deletion.accountDeleted({ takesPayments: true }) },
    ownerLeft: {
      kind: 'owner-left',
      letter: deletion.ownerLeft({ ownerUsername: 'anna@family.example', ownerName: 'Anna Berg' }),
    },
  },
};
