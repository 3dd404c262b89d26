import * as closing from '../../../features/release/closing/letters.ts';
import * as configuration from '../../../features/release/configuration/letters.ts';
import type { ReportFacts } from '../../../features/release/letter-parts.ts';
import * as openings from '../../../features/release/openings/letters.ts';
import * as reports from '../../../features/release/reports/letters.ts';
import type { WarningStage } from '../../../features/release/rules.ts';
import {
  at,
  link,
  ownerName,
  ownerUsername,
  page,
  payment,
  token,
  type Sample,
  type SamplesOf,
} from './sample.ts';

const unreached = {
  ownerName,
  ownerUsername,
  readableUntil: at('2032-06-06T09:00:00Z'),
  pageUrl: link('/my-leavebits'),
  supportEmail: 'help@leavebits.example',
};
const report: ReportFacts = {
  ownerName,
  ownerUsername,
  reporter: 'maria.lopez@friends.example',
  reportType: 'death',
  reportedAt: at('2031-06-03T09:00:00Z'),
  expiresAt: at('2031-06-06T09:00:00Z'),
  isTimeOver: false,
};
/** To the owner with names. */
const toOwner: ReportFacts = { ...report, reporter: 'Maria Lopez (maria.lopez@friends.example)' };
const jonas = 'Jonas Berg (jonas@family.example)';
const charged = (isOver: boolean) => ({ paidUntil: at('2031-06-10T00:00:00Z'), isOver, link: payment });
const warning = (
  stage: WarningStage,
  when: string,
  { isConfirmed = false, isLate = false }: { isConfirmed?: boolean; isLate?: boolean } = {},
): Sample => ({
  kind: 'report-warning',
  when,
  letter: reports.ownerWarning({
    ...toOwner,
    refuteLink: link(`/refute/${token}`),
    stage,
    isConfirmed,
    isLate,
  }),
});
type Asked = Parameters<typeof reports.confirmationRequest>[0];
const asked = (when: string, change: Partial<Asked>): Sample => ({
  kind: 'confirmation-request',
  when,
  letter: reports.confirmationRequest({
    ...report,
    confirmLink: link(`/confirm-report/${token}`),
    requiredConfirmations: 2,
    confirmations: 0,
    denials: 0,
    hasDeclined: false,
    ...change,
  }),
});
type Undone = Parameters<typeof configuration.configurationUndone>[0];
const undone = (when: string, rest: Pick<Undone, 'laterChanges' | 'earlierChanges' | 'report'>): Sample => ({
  kind: 'configuration-undone',
  when,
  letter: configuration.configurationUndone({
    ...rest,
    changes: [`No longer reporters: ${jonas}.`, 'Hours to refute: 72. Before: 24.'],
    at: at('2031-06-03T19:30:00Z'),
    changedAt: at('2031-06-03T07:00:00Z'),
    hasReporters: true,
    resetUrl: link('/auth?mode=reset'),
  }),
});

export const releaseSamples: {
  configuration: SamplesOf<typeof configuration>;
  reports: SamplesOf<typeof reports>;
  openings: SamplesOf<typeof openings>;
  closing: SamplesOf<typeof closing>;
} = {
  configuration: {
    reporterLinks: [
      { isAgain: false, when: 'at once' },
      { isAgain: true, when: 'sent again by the owner' },
    ].map(({ isAgain, when }) => ({
      kind: 'reporter-links' as const,
      when,
      letter: configuration.reporterLinks({
        ownerName,
        ownerUsername,
        deathLink: link(`/report/${token}/death`),
        incapacitationLink: link(`/report/${token}/incapacitation`),
        practiceLink: link(`/report/${token}/practice`),
        refuteTimeHours: 72,
        isAgain,
      }),
    })),
    reporterDeclined: {
      kind: 'reporter-declined',
      letter: configuration.reporterDeclined({
        reporter: jonas,
        left: 2,
        requiredConfirmations: 2,
        releaseUrl: link('/release'),
      }),
    },
    reporterMoved: {
      kind: 'reporter-moved',
      letter: configuration.reporterMoved({ reporter: jonas, releaseUrl: link('/release') }),
    },
    reporterRemoved: {
      kind: 'reporter-removed',
      letter: configuration.reporterRemoved({ ownerName, ownerUsername, at: at('2031-06-03T07:00:00Z') }),
    },
    configurationChanged: [1, 27].map((count) => ({
      kind: 'configuration-changed' as const,
      when: count === 1 ? 'one change' : 'many changes',
      letter: configuration.configurationChanged({
        changes: [`New reporters: ${jonas}.`, 'Hours to refute: 24. Before: 72.'],
        count,
        at: at('2031-06-03T07:00:00Z'),
        undoLink: link(`/undo/${token}`),
      }),
    })),
    configurationUndone: [
      undone('one change', { laterChanges: 0, earlierChanges: 0, report: null }),
      undone('several changes, and a report', { laterChanges: 2, earlierChanges: 1, report: 'pending' }),
      undone('after a release', { laterChanges: 0, earlierChanges: 0, report: 'released' }),
    ],
  },
  reports: {
    ownerWarning: [
      warning('first', 'at once'),
      warning('half', 'half of the time has passed'),
      warning('last', 'the last one, and enough have confirmed', { isConfirmed: true }),
      warning('final', 'confirmed long after the other warnings', { isConfirmed: true }),
      warning('half', 'after an outage over the end of the time', { isLate: true }),
    ],
    confirmationRequest: [
      asked('at once', {}),
      asked('once more, after a confirmation and a no', { confirmations: 1, denials: 1 }),
      asked('once more, when enough have confirmed', { confirmations: 2 }),
      asked('once more, after the owner’s time', { confirmations: 1, isTimeOver: true }),
      asked('to somebody who does not want to be a reporter', { hasDeclined: true }),
    ],
    reportReceived: {
      kind: 'report-received',
      letter: reports.reportReceived({ ...report, requiredConfirmations: 1 }),
    },
    reportDelayed: { kind: 'report-delayed', letter: reports.reportDelayed(report) },
    reportRefuted: { kind: 'report-refuted', letter: reports.reportRefuted(report) },
    refutationReceived: {
      kind: 'refutation-received',
      letter: reports.refutationReceived({ ...toOwner, homeUrl: link('/home'), takesPayments: true }),
    },
    reportWithdrawn: (['owner', 'reporter', 'other'] as const).map((reader) => ({
      kind: 'report-withdrawn' as const,
      when: { owner: 'to the owner', reporter: 'to the reporter', other: 'to the other reporters' }[reader],
      letter: reports.reportWithdrawn({
        ...(reader === 'owner' ? toOwner : report),
        reader,
        homeUrl: link('/home'),
      }),
    })),
    reportDenied: {
      kind: 'report-denied',
      when: 'to the owner',
      letter: reports.reportDenied({
        ...toOwner,
        denier: jonas,
        homeUrl: link('/home'),
      }),
    },
    reportDoubted: {
      kind: 'report-denied',
      when: 'to the reporter',
      letter: reports.reportDoubted({ ...report, canTakeBack: true }),
    },
    reportConfirmed: {
      kind: 'report-confirmed',
      letter: reports.reportConfirmed({ ...toOwner, homeUrl: link('/home') }),
    },
    reportExpired: { kind: 'report-expired', letter: reports.reportExpired({ ...report, isOwner: false }) },
  },
  openings: {
    reportReleased: { kind: 'report-released', letter: openings.reportReleased(report) },
    estateOpened: {
      kind: 'estate-opened',
      letter: openings.estateOpened({ ...report, homeUrl: link('/home') }),
    },
    releaseRevoked: { kind: 'release-revoked', letter: openings.releaseRevoked(report) },
    lockConfirmed: [
      {
        kind: 'lock-confirmed',
        when: 'nothing was charged',
        letter: openings.lockConfirmed({ ...report, homeUrl: link('/home'), chargingEnded: null }),
      },
      {
        kind: 'lock-confirmed',
        when: 'payment must be set up again',
        letter: openings.lockConfirmed({ ...report, homeUrl: link('/home'), chargingEnded: charged(false) }),
      },
      {
        kind: 'lock-confirmed',
        when: 'payment must be set up again, and closed',
        letter: openings.lockConfirmed({ ...report, homeUrl: link('/home'), chargingEnded: charged(true) }),
      },
    ],
    recipientsUnreached: [
      {
        kind: 'recipients-unreached',
        when: 'one person',
        letter: openings.recipientsUnreached({
          ...unreached,
          people: ['Lena Berg (lena.berg@family.example)'],
        }),
      },
      {
        kind: 'recipients-unreached',
        when: 'several people',
        letter: openings.recipientsUnreached({
          ...unreached,
          people: ['Lena Berg (lena.berg@family.example)', 'jonas@family.example'],
        }),
      },
    ],
    lockedAgain: {
      kind: 'locked-again',
      letter: openings.lockedAgain({ ownerName, ownerUsername, link: page }),
    },
  },
  closing: {
    estateCloses: {
      kind: 'estate-closes',
      letter: closing.estateCloses({
        ownerName,
        ownerUsername,
        link: page,
        closesAt: at('2032-06-06T09:00:00Z'),
      }),
    },
  },
};
