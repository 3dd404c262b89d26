import type { MailKind } from '../../adapters/mail/kinds.ts';
import { renderLetter, type Brand, type Letter, type RenderedLetter } from '../../adapters/mail/layout.ts';
import { letterMoment } from '../../adapters/mail/letter-moment.ts';
import * as accounts from '../../features/accounts/letters.ts';
import * as notices from '../../features/notices/letters.ts';
import * as recipients from '../../features/recipients/letters.ts';
import * as closing from '../../features/release/closing/letters.ts';
import * as lapse from '../../features/subscriptions/lapse/letters.ts';
import * as release from '../../features/release/letters.ts';
import type { WarningStage } from '../../features/release/rules.ts';
import * as subscriptions from '../../features/subscriptions/letters.ts';

interface Sample {
  kind: MailKind;
  letter: Letter;
  /** Names the letter when a kind has several. */
  when?: string;
}

/** At least one sample for each letter that a feature can write. Types and a test check this. */
type SamplesOf<Letters> = Record<keyof Letters, Sample | Sample[]>;

const config = { appOrigin: 'https://leavebits.example' };
const brand: Brand = {
  ...config,
  operatorName: 'An example company, 1 Sample Street, Cape Town',
  supportEmail: 'help@leavebits.example',
};
const at = (iso: string) => letterMoment({ config }, iso);
const link = (path: string) => `${config.appOrigin}${path}`;
const token = 'x7Gk2mVqS9wLr4tYb8nZc3JpDf6hAe5uXi0oQvWsTgE';

const code = { code: '048213', minutes: 10 };
const signInUrl = link('/auth');
const ownerUsername = 'anna.berg@family.example';
const page = link('/#/my-leavebits/bGVuYS5iZXJnQGZhbWlseS5leGFtcGxl');
const payment = link('/payment/NDA2NTA4MDcxNTkyMTI1MA');
const report: release.ReportFacts = {
  ownerUsername,
  reporterEmail: 'maria.lopez@friends.example',
  reportType: 'death',
  reportedAt: at('2031-06-03T09:00:00Z'),
  expiresAt: at('2031-06-06T09:00:00Z'),
};
const charged = (isOver: boolean) => ({ paidUntil: at('2031-06-10T00:00:00Z'), isOver, link: payment });
const lapsed = {
  ownerUsername,
  since: at('2031-06-13T00:00:00Z'),
  destroyAt: at('2032-06-10T00:00:00Z'),
  deathLink: link(`/report/${token}/death`),
  incapacitationLink: link(`/report/${token}/incapacitation`),
};
const warning = (stage: WarningStage, when: string): Sample => ({
  kind: 'report-warning',
  when,
  letter: release.ownerWarning({ ...report, refuteLink: link(`/refute/${token}`), stage }),
});

export const samples: {
  accounts: SamplesOf<typeof accounts>;
  notices: SamplesOf<typeof notices>;
  recipients: SamplesOf<typeof recipients>;
  release: SamplesOf<typeof release>;
  closing: SamplesOf<typeof closing>;
  lapse: SamplesOf<typeof lapse>;
  subscriptions: SamplesOf<typeof subscriptions>;
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
  },
  notices: {
    shareNotice: [
      {
        kind: 'share-notice',
        when: 'open at once',
        letter: notices.shareNotice({ ownerUsername, link: page, kind: 'open' }),
      },
      {
        kind: 'share-notice',
        when: 'locked until a date',
        letter: notices.shareNotice({
          ownerUsername,
          link: page,
          kind: 'locked',
          lock: { waitsFor: 'date', opensAt: at('2032-02-14T08:00:00Z') },
        }),
      },
      {
        kind: 'share-notice',
        when: 'locked until a death',
        letter: notices.shareNotice({
          ownerUsername,
          link: page,
          kind: 'locked',
          lock: { waitsFor: 'report', opensAt: null },
        }),
      },
      {
        kind: 'opened-notice',
        letter: notices.shareNotice({ ownerUsername, link: page, kind: 'opened' }),
      },
      {
        kind: 'opened-notice',
        when: 'after a release',
        letter: notices.shareNotice({
          ownerUsername,
          link: page,
          kind: 'opened',
          readableUntil: at('2032-06-06T09:00:00Z'),
        }),
      },
    ],
    shareSelection: {
      kind: 'share-selection',
      letter: notices.shareSelection({
        ownerUsername,
        link: link('/shared-multiple/4065080715921250,2936356326655521'),
      }),
    },
  },
  recipients: {
    accessCode: { kind: 'access-code', letter: recipients.accessCode(code) },
  },
  release: {
    reporterLinks: {
      kind: 'reporter-links',
      letter: release.reporterLinks({
        ownerUsername,
        deathLink: link(`/report/${token}/death`),
        incapacitationLink: link(`/report/${token}/incapacitation`),
        practiceLink: link(`/report/${token}/practice`),
        refuteTimeHours: 72,
      }),
    },
    ownerWarning: [
      warning('first', 'at once'),
      warning('half', 'half of the time has passed'),
      warning('last', 'the last one'),
      warning('final', 'confirmed long after the other warnings'),
    ],
    confirmationRequest: {
      kind: 'confirmation-request',
      letter: release.confirmationRequest({
        ...report,
        confirmLink: link(`/confirm-report/${token}`),
        requiredConfirmations: 2,
      }),
    },
    reportReceived: {
      kind: 'report-received',
      letter: release.reportReceived({ ...report, requiredConfirmations: 1 }),
    },
    reportDelayed: { kind: 'report-delayed', letter: release.reportDelayed(report) },
    reportRefuted: { kind: 'report-refuted', letter: release.reportRefuted(report) },
    refutationReceived: {
      kind: 'refutation-received',
      letter: release.refutationReceived({ ...report, homeUrl: link('/home') }),
    },
    reportExpired: { kind: 'report-expired', letter: release.reportExpired(report) },
    reportReleased: { kind: 'report-released', letter: release.reportReleased(report) },
    estateOpened: {
      kind: 'estate-opened',
      letter: release.estateOpened({ ...report, homeUrl: link('/home') }),
    },
    releaseRevoked: { kind: 'release-revoked', letter: release.releaseRevoked(report) },
    lockConfirmed: [
      {
        kind: 'lock-confirmed',
        when: 'nothing was charged',
        letter: release.lockConfirmed({ ...report, homeUrl: link('/home'), chargingEnded: null }),
      },
      {
        kind: 'lock-confirmed',
        when: 'payment must be set up again',
        letter: release.lockConfirmed({ ...report, homeUrl: link('/home'), chargingEnded: charged(false) }),
      },
      {
        kind: 'lock-confirmed',
        when: 'payment must be set up again, and closed',
        letter: release.lockConfirmed({ ...report, homeUrl: link('/home'), chargingEnded: charged(true) }),
      },
    ],
    lockedAgain: { kind: 'locked-again', letter: release.lockedAgain({ ownerUsername, link: page }) },
  },
  closing: {
    estateCloses: {
      kind: 'estate-closes',
      letter: closing.estateCloses({ ownerUsername, link: page, closesAt: at('2032-06-06T09:00:00Z') }),
    },
  },
  lapse: {
    lapseQuestion: [
      {
        kind: 'lapse-question',
        when: 'the first time',
        letter: lapse.lapseQuestion({ ...lapsed, isFirst: true, isLast: false }),
      },
      {
        kind: 'lapse-question',
        when: 'the last time',
        letter: lapse.lapseQuestion({ ...lapsed, isFirst: false, isLast: true }),
      },
    ],
  },
  subscriptions: {
    freePeriodEnds: [
      {
        kind: 'free-period-ends',
        when: 'no card yet',
        letter: subscriptions.freePeriodEnds({
          days: 7,
          endsAt: at('2031-06-10T00:00:00Z'),
          link: payment,
          charge: null,
        }),
      },
      {
        kind: 'free-period-ends',
        when: 'continues by itself',
        letter: subscriptions.freePeriodEnds({
          days: 1,
          endsAt: at('2031-06-10T00:00:00Z'),
          link: payment,
          charge: { zar: '17.50' },
        }),
      },
    ],
    paymentOverdue: {
      kind: 'payment-overdue',
      letter: subscriptions.paymentOverdue({ link: payment, blockedAt: at('2031-06-13T00:00:00Z') }),
    },
    serviceBlocked: {
      kind: 'service-blocked',
      letter: subscriptions.serviceBlocked({ link: payment, keptUntil: at('2032-06-10T00:00:00Z') }),
    },
    paymentRequested: [
      {
        kind: 'payment-link',
        when: 'what is owed',
        letter: subscriptions.paymentRequested({
          link: payment,
          due: { usd: '3.00', zar: '52.50' },
          isDataDestroyed: false,
        }),
      },
      {
        kind: 'payment-link',
        when: 'after the data was destroyed',
        letter: subscriptions.paymentRequested({
          link: payment,
          due: { usd: '1.00', zar: '17.50' },
          isDataDestroyed: true,
        }),
      },
      {
        kind: 'payment-link',
        when: 'in the free time',
        letter: subscriptions.paymentRequested({ link: payment, due: null, isDataDestroyed: false }),
      },
    ],
    subscriptionCancelled: {
      kind: 'subscription-cancelled',
      letter: subscriptions.subscriptionCancelled({ link: payment, at: at('2031-06-03T07:00:00Z') }),
    },
    destructionWarning: {
      kind: 'destruction-warning',
      letter: subscriptions.destructionWarning({
        link: payment,
        days: 30,
        destroyAt: at('2032-06-10T00:00:00Z'),
      }),
    },
    destructionNotice: {
      kind: 'destruction-notice',
      letter: subscriptions.destructionNotice({
        ownerUsername,
        destroyAt: at('2032-12-10T00:00:00Z'),
        deathLink: link(`/report/${token}/death`),
        incapacitationLink: link(`/report/${token}/incapacitation`),
      }),
    },
    dataDestroyed: {
      kind: 'data-destroyed',
      letter: subscriptions.dataDestroyed({ link: payment, at: at('2032-06-10T00:00:00Z') }),
    },
  },
};

export interface SampleMail extends RenderedLetter {
  /** The last part of its address: the kind, and a number if the kind has several letters. */
  id: string;
  kind: MailKind;
  when: string | null;
  preheader: string;
  letter: Letter;
}

/** Every mail that the product can send, rendered, ordered by feature. */
export const sampleMails: readonly SampleMail[] = Object.values(samples)
  .flatMap((feature) => Object.values(feature).flat())
  .map(({ kind, letter, when }, index, all) => {
    const before = all.slice(0, index).filter((other) => other.kind === kind).length;
    return {
      ...renderLetter(letter, brand),
      id: before === 0 ? kind : `${kind}-${before + 1}`,
      kind,
      when: when ?? null,
      preheader: letter.preheader,
      letter,
    };
  });
