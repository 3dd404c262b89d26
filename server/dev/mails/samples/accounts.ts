import * as accounts from '../../../features/accounts/letters.ts';
import * as leavebits from '../../../features/leavebits/letters.ts';
import * as proofs from '../../../features/proofs/letters.ts';
import * as security from '../../../features/security/letters.ts';
import { at, code, link, ownerName, ownerUsername, token, type SamplesOf } from './sample.ts';

const nothingLost = { trashed: 0, purged: 0, removedFiles: 0, purgedFiles: 0, rewritten: 0 };
const sharingNews = {
  lost: nothingLost,
  since: at('2031-06-03T07:00:00Z'),
  undoLink: link(`/undo-sharing/#${token}`),
  signInUrl: link('/auth'),
};
const signInUrl = link('/auth');

export const accountSamples: {
  accounts: SamplesOf<typeof accounts>;
  leavebits: SamplesOf<typeof leavebits>;
  proofs: SamplesOf<typeof proofs>;
  security: SamplesOf<typeof security>;
} = {
  accounts: {
    registrationCode: {
      kind: 'registration-code',
      letter: accounts.registrationCode({ ...code, link: link('/auth?mode=register') }),
    },
    alreadyRegistered: { kind: 'already-registered', letter: accounts.alreadyRegistered({ signInUrl }) },
    loginCode: { kind: 'login-code', letter: accounts.loginCode({ ...code, link: signInUrl }) },
    passwordResetCode: {
      kind: 'password-reset-code',
      letter: accounts.passwordResetCode({ ...code, link: link('/auth?mode=reset') }),
    },
    passwordChanged: {
      kind: 'password-changed',
      letter: accounts.passwordChanged({ at: at('2031-06-03T07:00:00Z'), signInUrl }),
    },
    newDevice: {
      kind: 'new-device',
      letter: accounts.newDevice({ at: at('2031-06-03T07:00:00Z'), signInUrl }),
    },
    besieged: { kind: 'sign-in-link', letter: accounts.besieged({ signInUrl }) },
    factorRefused: {
      kind: 'factor-refused',
      letter: accounts.factorRefused({ at: at('2031-06-03T07:00:00Z'), resetUrl: link('/auth?mode=reset') }),
    },
    resetWaits: [false, true].map((isLast) => ({
      kind: 'reset-waits' as const,
      when: isLast ? 'an hour before the end' : 'at once',
      letter: accounts.resetWaits({
        at: at('2031-06-03T07:00:00Z'),
        changesAt: at('2031-06-06T07:00:00Z'),
        isLast,
        stopUrl: link(`/stop-reset/${token}`),
      }),
    })),
    resetStopped: {
      kind: 'reset-stopped',
      letter: accounts.resetStopped({ at: at('2031-06-04T07:00:00Z'), signInUrl }),
    },
  },
  leavebits: {
    sharingChanged: [
      {
        kind: 'sharing-changed' as const,
        when: 'opened',
        letter: leavebits.sharingChanged({
          ...sharingNews,
          opened: [
            { person: 'Maria Lopez (maria.lopez@friends.example)', leavebits: 1 },
            { person: 'jonas@family.example', leavebits: 2 },
          ],
          taken: [],
        }),
      },
      {
        kind: 'sharing-changed' as const,
        when: 'moved to the trash',
        letter: leavebits.sharingChanged({
          ...sharingNews,
          opened: [],
          taken: [],
          lost: { ...nothingLost, trashed: 3 },
        }),
      },
      {
        kind: 'sharing-changed' as const,
        when: 'deleted for good',
        letter: leavebits.sharingChanged({
          ...sharingNews,
          opened: [],
          taken: [{ person: 'jonas@family.example', leavebits: 1, what: 'removed' }],
          lost: { trashed: 1, purged: 2, removedFiles: 0, purgedFiles: 1, rewritten: 0 },
        }),
      },
      {
        kind: 'sharing-changed' as const,
        when: 'edited',
        letter: leavebits.sharingChanged({
          ...sharingNews,
          opened: [],
          taken: [],
          lost: { ...nothingLost, rewritten: 1, removedFiles: 2 },
        }),
      },
      {
        kind: 'sharing-changed' as const,
        when: 'taken away',
        letter: leavebits.sharingChanged({
          ...sharingNews,
          opened: [{ person: 'jonas@family.example', leavebits: 1 }],
          taken: [
            { person: 'Maria Lopez (maria.lopez@friends.example)', leavebits: 3, what: 'removed' },
            { person: 'lena.berg@family.example', leavebits: 1, what: 'later' },
          ],
        }),
      },
    ],
    sharingRestored: {
      kind: 'sharing-restored',
      letter: leavebits.sharingRestored({
        people: ['Maria Lopez (maria.lopez@friends.example)', 'lena.berg@family.example'],
        returned: { leavebits: 2, files: 1 },
        isInTrash: true,
        at: at('2031-06-03T07:00:00Z'),
        resetUrl: link('/auth?mode=reset'),
      }),
    },
    mostTrashed: {
      kind: 'trash-notice',
      letter: leavebits.mostTrashed({ ownerUsername, ownerName, at: at('2031-06-03T07:00:00Z') }),
    },
  },
  security: {
    factorsChanged: (
      ['totp-added', 'totp-removed', 'passkey-added', 'passkey-removed', 'recovery-codes-renewed'] as const
    ).map((change) => ({
      kind: 'factors-changed' as const,
      when: change,
      letter: security.factorsChanged({
        change,
        at: at('2031-06-03T07:00:00Z'),
        needsFactor: change !== 'totp-removed',
        accountUrl: link('/account/sign-in'),
      }),
    })),
    emailChangeCode: (['old', 'new'] as const).map((side) => ({
      kind: 'email-change-code' as const,
      when: `to the ${side} address`,
      letter: security.emailChangeCode({ ...code, side, newEmail: 'anna@new.example' }),
    })),
    emailTaken: { kind: 'email-taken', letter: security.emailTaken({ signInUrl }) },
    emailChanged: {
      kind: 'email-changed',
      letter: security.emailChanged({
        newEmail: 'anna@new.example',
        at: at('2031-06-03T07:00:00Z'),
        signInUrl,
      }),
    },
  },
  proofs: { proofCode: { kind: 'proof-code', letter: proofs.proofCode(code) } },
};
