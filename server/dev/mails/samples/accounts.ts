import * as accounts from '#server/features/accounts/emails.ts';
import * as leavebits from '#server/features/leavebits/emails.ts';
import * as proofs from '#server/features/reauthentication/emails.ts';
import * as sealing from '#server/features/sealing/emails.ts';
import * as security from '#server/features/security/emails.ts';
import {
  formatSampleMoment,
  sampleCode,
  sampleUrl,
  sampleOwnerName,
  sampleOwnerUsername,
  sampleToken,
  type EmailSamples,
} from './sample.ts';

const nothingLost = { trashed: 0, purged: 0, removedFiles: 0, purgedFiles: 0, rewritten: 0, resealed: 0 };
const sharingDigest = {
  substitutes: [],
  opened: [],
  added: [],
  addedAndRemoved: [],
  taken: [],
  lost: nothingLost,
  report: 'none' as const,
  since: formatSampleMoment('2031-06-03T07:00:00Z'),
  undoLink: sampleUrl(`/undo-sharing/#${sampleToken}`),
  signInUrl: sampleUrl('/auth'),
};
const signInUrl = sampleUrl('/auth');

export const accountSamples: {
  accounts: EmailSamples<typeof accounts>;
  leavebits: EmailSamples<typeof leavebits>;
  reauthentication: EmailSamples<typeof proofs>;
  sealing: EmailSamples<typeof sealing>;
  security: EmailSamples<typeof security>;
} = {
  accounts: {
    registrationCodeEmail: {
      kind: 'registration-code',
      content: accounts.registrationCodeEmail({ ...sampleCode, link: sampleUrl('/auth?mode=register') }),
    },
    alreadyRegisteredEmail: {
      kind: 'already-registered',
      content: accounts.alreadyRegisteredEmail({ signInUrl }),
    },
    loginCodeEmail: {
      kind: 'login-code',
      content: accounts.loginCodeEmail({ ...sampleCode, link: signInUrl }),
    },
    passwordResetCodeEmail: {
      kind: 'password-reset-code',
      content: accounts.passwordResetCodeEmail({ ...sampleCode, link: sampleUrl('/auth?mode=reset') }),
    },
    passwordChangedEmail: {
      kind: 'password-changed',
      content: accounts.passwordChangedEmail({ at: formatSampleMoment('2031-06-03T07:00:00Z'), signInUrl }),
    },
    newDeviceEmail: {
      kind: 'new-device',
      content: accounts.newDeviceEmail({ at: formatSampleMoment('2031-06-03T07:00:00Z'), signInUrl }),
    },
    signInWithoutWaitingEmail: {
      kind: 'sign-in-link',
      content: accounts.signInWithoutWaitingEmail({ signInUrl }),
    },
    wrongFactorCodesEmail: {
      kind: 'factor-refused',
      content: accounts.wrongFactorCodesEmail({
        at: formatSampleMoment('2031-06-03T07:00:00Z'),
        resetUrl: sampleUrl('/auth?mode=reset'),
      }),
    },
    pendingResetEmail: [false, true].map((isLast) => ({
      kind: 'reset-waits' as const,
      when: isLast ? 'an hour before the end' : 'at once',
      content: accounts.pendingResetEmail({
        at: formatSampleMoment('2031-06-03T07:00:00Z'),
        changesAt: formatSampleMoment('2031-06-06T07:00:00Z'),
        isLast,
        stopUrl: sampleUrl(`/stop-reset/${sampleToken}`),
      }),
    })),
    resetStoppedEmail: {
      kind: 'reset-stopped',
      content: accounts.resetStoppedEmail({ at: formatSampleMoment('2031-06-04T07:00:00Z'), signInUrl }),
    },
  },
  leavebits: {
    sharingChangedEmail: [
      {
        kind: 'sharing-changed' as const,
        when: 'opened',
        content: leavebits.sharingChangedEmail({
          ...sharingDigest,
          opened: [
            { person: 'Maria Lopez (maria.lopez@friends.example)', leavebits: 1 },
            { person: 'jonas@family.example', leavebits: 2 },
          ],
        }),
      },
      {
        kind: 'sharing-changed' as const,
        when: 'added',
        content: leavebits.sharingChangedEmail({
          ...sharingDigest,
          added: [{ person: 'jonas@family.example', leavebits: 2 }],
        }),
      },
      {
        kind: 'sharing-changed' as const,
        when: 'replaced',
        content: leavebits.sharingChangedEmail({
          ...sharingDigest,
          added: [{ person: 'maria@new.example', leavebits: 3 }],
          addedAndRemoved: [{ person: 'jonas@family.example', leavebits: 1 }],
          taken: [
            {
              person: 'Maria Lopez (maria.lopez@friends.example)',
              leavebits: 3,
              what: 'removed',
              replacedBy: 'maria@new.example',
            },
          ],
        }),
      },
      {
        kind: 'sharing-changed' as const,
        when: 'moved to the trash',
        content: leavebits.sharingChangedEmail({
          ...sharingDigest,
          lost: { ...nothingLost, trashed: 3 },
        }),
      },
      {
        kind: 'sharing-changed' as const,
        when: 'of substitutes',
        content: leavebits.sharingChangedEmail({
          ...sharingDigest,
          substitutes: [
            {
              person: 'Maria Lopez (maria.lopez@friends.example)',
              before: { person: 'jonas@family.example', afterDays: 60 },
              after: { person: 'lena.berg@family.example', afterDays: 90 },
            },
            {
              person: 'jonas@family.example',
              before: null,
              after: { person: 'ben@family.example', afterDays: 60 },
            },
          ],
        }),
      },
      {
        kind: 'sharing-changed' as const,
        when: 'deleted for good',
        content: leavebits.sharingChangedEmail({
          ...sharingDigest,
          taken: [{ person: 'jonas@family.example', leavebits: 1, what: 'removed' }],
          lost: { ...nothingLost, trashed: 1, purged: 2, purgedFiles: 1 },
        }),
      },
      {
        kind: 'sharing-changed' as const,
        when: 'edited',
        content: leavebits.sharingChangedEmail({
          ...sharingDigest,
          lost: { ...nothingLost, rewritten: 1, removedFiles: 2 },
        }),
      },
      {
        kind: 'sharing-changed' as const,
        when: 'edited, and sealed',
        content: leavebits.sharingChangedEmail({ ...sharingDigest, lost: { ...nothingLost, resealed: 1 } }),
      },
      ...(['pending', 'released'] as const).map((report) => ({
        kind: 'sharing-changed' as const,
        when: `with a ${report} report`,
        content: leavebits.sharingChangedEmail({
          ...sharingDigest,
          lost: { ...nothingLost, trashed: 2, rewritten: 1 },
          report,
        }),
      })),
      {
        kind: 'sharing-changed' as const,
        when: 'taken away',
        content: leavebits.sharingChangedEmail({
          ...sharingDigest,
          opened: [{ person: 'jonas@family.example', leavebits: 1 }],
          taken: [
            { person: 'Maria Lopez (maria.lopez@friends.example)', leavebits: 3, what: 'removed' },
            { person: 'lena.berg@family.example', leavebits: 1, what: 'later' },
          ],
        }),
      },
    ],
    sharingRestoredEmail: [false, true].map((isEstateOpen) => ({
      kind: 'sharing-restored' as const,
      when: isEstateOpen ? 'in an open estate' : 'as usual',
      content: leavebits.sharingRestoredEmail({
        people: ['Maria Lopez (maria.lopez@friends.example)', 'lena.berg@family.example'],
        added: [{ person: 'jonas@new.example', leavebits: 2 }],
        substitutesOf: ['Maria Lopez (maria.lopez@friends.example)'],
        returned: { leavebits: 2, files: 1, texts: 2 },
        isInTrash: true,
        isEstateOpen,
        at: formatSampleMoment('2031-06-03T07:00:00Z'),
        resetUrl: sampleUrl('/auth?mode=reset'),
      }),
    })),
    removedDuringReportEmail: {
      kind: 'loss-notice',
      content: leavebits.removedDuringReportEmail({
        ownerUsername: sampleOwnerUsername,
        ownerName: sampleOwnerName,
        at: formatSampleMoment('2031-06-03T07:00:00Z'),
        reportedAt: formatSampleMoment('2031-06-02T07:00:00Z'),
      }),
    },
    mostLeavebitsTrashedReporterEmail: {
      kind: 'trash-notice',
      content: leavebits.mostLeavebitsTrashedReporterEmail({
        ownerUsername: sampleOwnerUsername,
        ownerName: sampleOwnerName,
        at: formatSampleMoment('2031-06-03T07:00:00Z'),
      }),
    },
  },
  security: {
    factorsChangedEmail: (
      ['totp-added', 'totp-removed', 'passkey-added', 'passkey-removed', 'recovery-codes-renewed'] as const
    ).map((change) => ({
      kind: 'factors-changed' as const,
      when: change,
      content: security.factorsChangedEmail({
        change,
        at: formatSampleMoment('2031-06-03T07:00:00Z'),
        needsFactor: change !== 'totp-removed',
        accountUrl: sampleUrl('/account/sign-in'),
      }),
    })),
    addressChangeCodeEmail: (['old', 'new'] as const).map((side) => ({
      kind: 'email-change-code' as const,
      when: `to the ${side} address`,
      content: security.addressChangeCodeEmail({ ...sampleCode, side, newEmail: 'anna@new.example' }),
    })),
    addressTakenEmail: { kind: 'email-taken', content: security.addressTakenEmail({ signInUrl }) },
    addressChangedEmail: {
      kind: 'email-changed',
      content: security.addressChangedEmail({
        newEmail: 'anna@new.example',
        at: formatSampleMoment('2031-06-03T07:00:00Z'),
        signInUrl,
      }),
    },
  },
  sealing: {
    sealingChangedEmail: (['set', 'passphrase', 'key'] as const).map((change) => ({
      kind: 'sealing-changed' as const,
      when: change,
      content: sealing.sealingChangedEmail({
        change,
        at: formatSampleMoment('2031-06-03T07:00:00Z'),
        accountUrl: sampleUrl('/account/sealing'),
      }),
    })),
    cardsChangedEmail: [
      { when: 'one was made', cards: [{ person: 'Lena Example', change: 'made' as const }] },
      { when: 'one was replaced', cards: [{ person: 'Lena Example', change: 'replaced' as const }] },
      {
        when: 'several were made with a save',
        cards: [
          { person: 'Lena Example', change: 'made' as const },
          { person: 'jonas@example.com', change: 'replaced' as const },
        ],
      },
    ].map(({ when, cards }) => ({
      kind: 'cards-changed' as const,
      when,
      content: sealing.cardsChangedEmail({
        cards,
        at: formatSampleMoment('2031-06-03T07:00:00Z'),
        peopleUrl: sampleUrl('/people'),
      }),
    })),
  },
  reauthentication: {
    reauthenticationCodeEmail: { kind: 'proof-code', content: proofs.reauthenticationCodeEmail(sampleCode) },
  },
};
