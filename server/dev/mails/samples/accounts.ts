import * as accounts from '../../../features/accounts/letters.ts';
import * as leavebits from '../../../features/leavebits/letters.ts';
import * as proofs from '../../../features/proofs/letters.ts';
import { at, code, link, type SamplesOf } from './sample.ts';

const signInUrl = link('/auth');

export const accountSamples: {
  accounts: SamplesOf<typeof accounts>;
  leavebits: SamplesOf<typeof leavebits>;
  proofs: SamplesOf<typeof proofs>;
} = {
  accounts: {
    registrationCode: { kind: 'registration-code', letter: accounts.registrationCode(code) },
    alreadyRegistered: { kind: 'already-registered', letter: accounts.alreadyRegistered({ signInUrl }) },
    loginCode: { kind: 'login-code', letter: accounts.loginCode(code) },
    passwordResetCode: { kind: 'password-reset-code', letter: accounts.passwordResetCode(code) },
    passwordChanged: {
      kind: 'password-changed',
      letter: accounts.passwordChanged({ at: at('2031-06-03T07:00:00Z'), signInUrl }),
    },
    newDevice: {
      kind: 'new-device',
      letter: accounts.newDevice({ at: at('2031-06-03T07:00:00Z'), signInUrl }),
    },
  },
  leavebits: {
    recipientsAdded: {
      kind: 'recipients-added',
      letter: leavebits.recipientsAdded({
        people: ['Maria Lopez (maria.lopez@friends.example)', 'jonas@family.example'],
        at: at('2031-06-03T07:00:00Z'),
        signInUrl,
      }),
    },
  },
  proofs: { proofCode: { kind: 'proof-code', letter: proofs.proofCode(code) } },
};
