import * as closing from '#server/features/release/closing/emails.ts';
import * as configuration from '#server/features/release/configuration/emails.ts';
import type { ReportEmailFacts } from '#server/features/release/email-parts.ts';
import * as openings from '#server/features/release/openings/emails.ts';
import * as reports from '#server/features/release/reports/emails.ts';
import type { OwnerWarningStage } from '#server/features/release/reports/warning-rules.ts';
import {
  formatSampleMoment,
  sampleUrl,
  sampleOwnerName,
  sampleOwnerUsername,
  sampleRecipientPageUrl,
  samplePaymentUrl,
  sampleToken,
  type EmailSample,
  type EmailSamples,
} from './sample.ts';

const unreached = {
  ownerName: sampleOwnerName,
  ownerUsername: sampleOwnerUsername,
  readableUntil: formatSampleMoment('2032-06-06T09:00:00Z'),
  pageUrl: sampleUrl('/my-leavebits'),
  supportEmail: 'help@leavebits.example',
};
const report: ReportEmailFacts = {
  ownerName: sampleOwnerName,
  ownerUsername: sampleOwnerUsername,
  reporter: 'maria.lopez@friends.example',
  reportType: 'death',
  reportedAt: formatSampleMoment('2031-06-03T09:00:00Z'),
  expiresAt: formatSampleMoment('2031-06-06T09:00:00Z'),
  isTimeOver: false,
};
/** As the owner sees them, with the names they assigned. */
const toOwner: ReportEmailFacts = { ...report, reporter: 'Maria Lopez (maria.lopez@friends.example)' };
const jonas = 'Jonas Berg (jonas@family.example)';
const charged = (isOver: boolean) => ({
  paidUntil: formatSampleMoment('2031-06-10T00:00:00Z'),
  isOver,
  link: samplePaymentUrl,
});
const warning = (
  stage: OwnerWarningStage,
  when: string,
  { isConfirmed = false, isLate = false }: { isConfirmed?: boolean; isLate?: boolean } = {},
): EmailSample => ({
  kind: 'report-warning',
  when,
  content: reports.ownerWarningEmail({
    ...toOwner,
    refuteLink: sampleUrl(`/refute/${sampleToken}`),
    stage,
    isConfirmed,
    isLate,
  }),
});
type Asked = Parameters<typeof reports.confirmationRequestEmail>[0];
const asked = (when: string, change: Partial<Asked>): EmailSample => ({
  kind: 'confirmation-request',
  when,
  content: reports.confirmationRequestEmail({
    ...report,
    confirmLink: sampleUrl(`/confirm-report/${sampleToken}`),
    requiredConfirmations: 2,
    confirmations: 0,
    denials: 0,
    hasDeclined: false,
    hasDenied: false,
    ...change,
  }),
});
const TO_DENIER = 'to a reporter who denied it';
type Undone = Parameters<typeof configuration.configurationUndoneEmail>[0];
const undone = (
  when: string,
  rest: Pick<Undone, 'laterChanges' | 'earlierChanges' | 'report'>,
): EmailSample => ({
  kind: 'configuration-undone',
  when,
  content: configuration.configurationUndoneEmail({
    ...rest,
    changes: [`No longer reporters: ${jonas}.`, 'Hours to refute: 72. Before: 24.'],
    at: formatSampleMoment('2031-06-03T19:30:00Z'),
    changedAt: formatSampleMoment('2031-06-03T07:00:00Z'),
    hasReporters: true,
    resetUrl: sampleUrl('/auth?mode=reset'),
  }),
});

const lostLinksSituations: [when: string, configuration.LostLinksSituation][] = [
  ['without a report', { kind: 'none' }],
  ['during their own report', { kind: 'made', reportType: 'death' }],
  ['before they confirmed a report', { kind: 'asked' }],
  ['after they confirmed a report', { kind: 'confirmed' }],
  ['after they denied a report', { kind: 'denied' }],
  ['during a report that is not theirs to confirm', { kind: 'uninvolved' }],
  ['after a release', { kind: 'open' }],
];

export const releaseSamples: {
  configuration: EmailSamples<typeof configuration>;
  reports: EmailSamples<typeof reports>;
  openings: EmailSamples<typeof openings>;
  closing: EmailSamples<typeof closing>;
} = {
  configuration: {
    reporterLinksEmail: [
      { isAgain: false, when: 'at once' },
      { isAgain: true, when: 'sent again by the owner' },
    ].map(({ isAgain, when }) => ({
      kind: 'reporter-links' as const,
      when,
      content: configuration.reporterLinksEmail({
        ownerName: sampleOwnerName,
        ownerUsername: sampleOwnerUsername,
        deathLink: sampleUrl(`/report/${sampleToken}/death`),
        incapacitationLink: sampleUrl(`/report/${sampleToken}/incapacitation`),
        practiceLink: sampleUrl(`/report/${sampleToken}/practice`),
        refuteTimeHours: 72,
        isAgain,
      }),
    })),
    lostReporterLinksEmail: lostLinksSituations.map(([when, situation]) => ({
      kind: 'lost-reporter-links' as const,
      when: `requested with the reporter’s address ${when}`,
      content: configuration.lostReporterLinksEmail({
        ownerName: sampleOwnerName,
        ownerUsername: sampleOwnerUsername,
        deathLink: sampleUrl(`/report/${sampleToken}/death`),
        incapacitationLink: sampleUrl(`/report/${sampleToken}/incapacitation`),
        practiceLink: sampleUrl(`/report/${sampleToken}/practice`),
        refuteTimeHours: 72,
        situation,
      }),
    })),
    reporterDeclinedEmail: {
      kind: 'reporter-declined',
      content: configuration.reporterDeclinedEmail({
        reporter: jonas,
        left: 3,
        accepted: 1,
        requiredConfirmations: 2,
        releaseUrl: sampleUrl('/release'),
      }),
    },
    reporterAddressChangedEmail: {
      kind: 'reporter-moved',
      content: configuration.reporterAddressChangedEmail({
        reporter: jonas,
        releaseUrl: sampleUrl('/release'),
      }),
    },
    reporterRestoredEmail: [
      ...([null, 'made', 'asked', 'unasked', 'open'] as const).map((situation) => ({
        kind: 'reporter-links' as const,
        when: situation
          ? {
              made: 'restored during their own report',
              asked: 'restored during a report',
              unasked: 'restored during a report that is not theirs to confirm',
              open: 'restored after a release',
            }[situation]
          : 'restored by an undo',
        content: configuration.reporterRestoredEmail({
          ownerName: sampleOwnerName,
          ownerUsername: sampleOwnerUsername,
          links: {
            deathLink: sampleUrl(`/report/${sampleToken}/death`),
            incapacitationLink: sampleUrl(`/report/${sampleToken}/incapacitation`),
            practiceLink: sampleUrl(`/report/${sampleToken}/practice`),
          },
          situation,
        }),
      })),
      {
        kind: 'reporter-restored' as const,
        when: 'when the daily limit on emails with links is reached',
        content: configuration.reporterRestoredEmail({
          ownerName: sampleOwnerName,
          ownerUsername: sampleOwnerUsername,
          links: null,
          situation: null,
        }),
      },
    ],
    reporterRemovedEmail: (
      [
        ['without a report', null],
        ['during their own report', 'made'],
        ['during a report', 'asked'],
        ['after a release', 'open'],
        ['after they declined', null, 'replaced'],
      ] as const
    ).map(([when, situation, declined = null]) => ({
      kind: 'reporter-removed' as const,
      when,
      content: configuration.reporterRemovedEmail({
        ownerName: sampleOwnerName,
        ownerUsername: sampleOwnerUsername,
        at: formatSampleMoment('2031-06-03T07:00:00Z'),
        situation,
        canBeUndone: true,
        declined,
      }),
    })),
    configurationChangedEmail: [
      {
        when: 'first setup',
        count: 1,
        isFirst: true,
        changes: [
          `You chose ${jonas} and rosa@family.example as your reporters.`,
          'After a report of your death, one other reporter must confirm it, and you have 72 hours to say that it isn’t true.',
        ],
      },
      ...[1, 27].map((count) => ({
        when: count === 1 ? 'one change' : 'many changes',
        count,
        changes: [`New reporters: ${jonas}.`, 'Hours to refute: 24 (previously 72).'],
      })),
    ].map(({ when, ...change }) => ({
      kind: 'configuration-changed' as const,
      when,
      content: configuration.configurationChangedEmail({
        ...change,
        at: formatSampleMoment('2031-06-03T07:00:00Z'),
        undoLink: sampleUrl(`/undo/${sampleToken}`),
      }),
    })),
    configurationUndoneEmail: [
      undone('one change', { laterChanges: 0, earlierChanges: 0, report: null }),
      undone('several changes, and a report', { laterChanges: 2, earlierChanges: 1, report: 'pending' }),
      undone('after a release', { laterChanges: 0, earlierChanges: 0, report: 'released' }),
    ],
  },
  reports: {
    ownerWarningEmail: [
      warning('first', 'at once'),
      warning('half', 'half of the time has passed'),
      warning('last', 'the last one, and enough have confirmed', { isConfirmed: true }),
      warning('final', 'confirmed long after the other warnings', { isConfirmed: true }),
      warning('half', 'after an outage over the end of the time', { isLate: true }),
    ],
    confirmationRequestEmail: [
      asked('at once', {}),
      asked('again, after a confirmation and a denial', { confirmations: 1, denials: 1 }),
      asked('again, when enough have confirmed', { confirmations: 2 }),
      asked('again, after the refute window', { confirmations: 1, isTimeOver: true }),
      asked('to somebody who does not want to be a reporter', { hasDeclined: true }),
      asked('again, to a reporter who denied it', { hasDenied: true }),
    ],
    reportReceivedEmail: {
      kind: 'report-received',
      content: reports.reportReceivedEmail({ ...report, requiredConfirmations: 1 }),
    },
    reportDelayedEmail: { kind: 'report-delayed', content: reports.reportDelayedEmail(report) },
    reportRefutedEmail: [
      { when: 'to a reporter', isReporter: true, hasDenied: false },
      { when: TO_DENIER, isReporter: true, hasDenied: true },
      { when: 'to somebody who was removed', isReporter: false, hasDenied: false },
    ].map(({ when, ...reader }) => ({
      kind: 'report-refuted' as const,
      when,
      content: reports.reportRefutedEmail({ ...report, ...reader }),
    })),
    refutationReceivedEmail: {
      kind: 'refutation-received',
      content: reports.refutationReceivedEmail({
        ...toOwner,
        homeUrl: sampleUrl('/home'),
        takesPayments: true,
      }),
    },
    reportWithdrawnEmail: (['owner', 'reporter', 'denier', 'other'] as const).map((reader) => ({
      kind: 'report-withdrawn' as const,
      when: {
        owner: 'to the owner',
        reporter: 'to the reporter',
        denier: TO_DENIER,
        other: 'to the other reporters',
      }[reader],
      content: reports.reportWithdrawnEmail({
        ...(reader === 'owner' ? toOwner : report),
        reader,
        homeUrl: sampleUrl('/home'),
      }),
    })),
    reportDeniedOwnerEmail: {
      kind: 'report-denied',
      when: 'to the owner',
      content: reports.reportDeniedOwnerEmail({
        ...toOwner,
        denier: jonas,
        homeUrl: sampleUrl('/home'),
      }),
    },
    reportDeniedSubmitterEmail: {
      kind: 'report-denied',
      when: 'to the reporter',
      content: reports.reportDeniedSubmitterEmail({ ...report, canTakeBack: true }),
    },
    reportConfirmedEmail: {
      kind: 'report-confirmed',
      content: reports.reportConfirmedEmail({ ...toOwner, homeUrl: sampleUrl('/home') }),
    },
    reportExpiredEmail: [false, true].map((hasDenied) => ({
      kind: 'report-expired' as const,
      ...(hasDenied && { when: TO_DENIER }),
      content: reports.reportExpiredEmail({ ...report, isOwner: false, hasDenied }),
    })),
  },
  openings: {
    reportReleasedEmail: (['made', 'confirmed', 'denied', 'asked'] as const).map((part) => ({
      kind: 'report-released' as const,
      when: {
        made: 'to the reporter who submitted it',
        confirmed: 'to a reporter who confirmed',
        denied: TO_DENIER,
        asked: 'to a reporter who didn’t answer',
      }[part],
      content: openings.reportReleasedEmail({ ...report, part }),
    })),
    estateOpenedEmail: {
      kind: 'estate-opened',
      content: openings.estateOpenedEmail({ ...report, homeUrl: sampleUrl('/home') }),
    },
    releaseRevokedEmail: [true, false].map((isReporter) => ({
      kind: 'release-revoked' as const,
      when: isReporter ? 'to a reporter' : 'to somebody who was removed',
      content: openings.releaseRevokedEmail({ ...report, isReporter }),
    })),
    estateRelockedEmail: [
      {
        kind: 'lock-confirmed',
        when: 'nothing was charged',
        content: openings.estateRelockedEmail({
          ...report,
          homeUrl: sampleUrl('/home'),
          chargingEnded: null,
        }),
      },
      {
        kind: 'lock-confirmed',
        when: 'payment must be set up again',
        content: openings.estateRelockedEmail({
          ...report,
          homeUrl: sampleUrl('/home'),
          chargingEnded: charged(false),
        }),
      },
      {
        kind: 'lock-confirmed',
        when: 'payment must be set up again, and closed',
        content: openings.estateRelockedEmail({
          ...report,
          homeUrl: sampleUrl('/home'),
          chargingEnded: charged(true),
        }),
      },
    ],
    unreachableRecipientsEmail: [
      {
        kind: 'recipients-unreached',
        when: 'one person',
        content: openings.unreachableRecipientsEmail({
          ...unreached,
          people: ['Lena Berg (lena.berg@family.example)'],
        }),
      },
      {
        kind: 'recipients-unreached',
        when: 'several people',
        content: openings.unreachableRecipientsEmail({
          ...unreached,
          people: ['Lena Berg (lena.berg@family.example)', 'jonas@family.example'],
        }),
      },
    ],
    recipientLockedAgainEmail: {
      kind: 'locked-again',
      content: openings.recipientLockedAgainEmail({
        ownerName: sampleOwnerName,
        ownerUsername: sampleOwnerUsername,
        link: sampleRecipientPageUrl,
      }),
    },
  },
  closing: {
    estateClosesEmail: {
      kind: 'estate-closes',
      content: closing.estateClosesEmail({
        ownerName: sampleOwnerName,
        ownerUsername: sampleOwnerUsername,
        link: sampleRecipientPageUrl,
        closesAt: formatSampleMoment('2032-06-06T09:00:00Z'),
      }),
    },
  },
};
