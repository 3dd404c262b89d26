import { reportTypes, type ReportType } from '#shared/contracts/release.ts';
import * as closing from '#server/features/release/closing/emails.ts';
import * as configuration from '#server/features/release/configuration/emails.ts';
import * as openings from '#server/features/release/openings/emails.ts';
import * as rehearsal from '#server/features/release/rehearsal/emails.ts';
import { jonas, report, TO_DENIER } from './reports.ts';
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
const lena = { name: 'Lena Berg', email: 'lena.berg@family.example' };
const charged = (isOver: boolean) => ({
  paidUntil: formatSampleMoment('2031-06-10T00:00:00Z'),
  isOver,
  link: samplePaymentUrl,
});
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
    restoredSettings: 'your reporters and your time to refute',
    waysKept: rest.report === 'pending' ? ['anna@second.example'] : [],
    hasReporterChanges: true,
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

const afterReports = {
  death: 'after a report of a death',
  incapacitation: 'after a report of an incapacity',
} satisfies Record<ReportType, string>;

export const releaseSamples: {
  configuration: EmailSamples<typeof configuration>;
  openings: EmailSamples<typeof openings>;
  closing: EmailSamples<typeof closing>;
  rehearsal: EmailSamples<typeof rehearsal>;
} = {
  rehearsal: {
    buildRehearsal: rehearsal
      .buildRehearsal(
        {
          ownerName: sampleOwnerName,
          ownerUsername: sampleOwnerUsername,
          reporters: [
            { name: 'Maria Lopez', email: 'maria.lopez@friends.example' },
            { name: 'Jonas Berg', email: 'jonas@family.example' },
          ],
          heirs: [lena],
          dated: [lena],
          readers: [{ name: null, email: 'ben.berg@family.example' }],
          nextDate: new Date('2032-02-14T08:00:00Z'),
          substitutes: [
            {
              of: lena.email,
              to: { name: null, email: 'ben.berg@family.example' },
              afterDays: 60,
              receives: { report: true, date: true },
            },
          ],
          requiredConfirmations: 1,
          refuteTimeHours: 72,
          incapacitation: { requiredConfirmations: 2, refuteTimeHours: 24 },
          now: new Date('2031-06-03T09:00:00Z'),
          formatDate: (at) => formatSampleMoment(at.toISOString()),
          awayUntil: null,
          coolDownDays: 7,
          asksOnSilence: true,
          asksOnLapse: true,
          takesPayments: true,
          supportEmail: 'help@leavebits.example',
          harmlessUrl: sampleUrl('/getting-started'),
        },
        () => 'en',
      )
      .map((content) => ({ kind: 'rehearsal' as const, content })),
  },
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
        refuteTimes: { death: 72, incapacitation: isAgain ? 24 : 72 },
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
        refuteTimes: { death: 72, incapacitation: 72 },
        situation,
      }),
    })),
    reporterDeclinedEmail: {
      kind: 'reporter-declined',
      content: configuration.reporterDeclinedEmail({
        reporter: jonas,
        left: 3,
        accepted: 1,
        numbers: { requiredConfirmations: 2, refuteTimeHours: 72 },
        releaseUrl: sampleUrl('/release'),
      }),
    },
    reporterAcceptedEmail: {
      kind: 'reporter-accepted',
      content: configuration.reporterAcceptedEmail({ reporter: jonas, releaseUrl: sampleUrl('/release') }),
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
    reporterKeptEmail: (
      [
        ['without a report', null],
        ['during a report', 'asked'],
        ['during their own report', 'made'],
        ['during a report that is not theirs to confirm', 'unasked'],
        ['after a release', 'open'],
        ['within a pause', null, '2031-06-10T07:00:00Z'],
      ] as const
    ).map(([when, situation, pausedUntil = null]) => ({
      kind: 'reporter-kept' as const,
      when,
      content: configuration.reporterKeptEmail({
        ownerName: sampleOwnerName,
        ownerUsername: sampleOwnerUsername,
        situation,
        pausedUntil: pausedUntil && formatSampleMoment(pausedUntil),
      }),
    })),
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
          'After you refute a report, nobody can submit another one for 3 days.',
          'If somebody reports you, we’ll warn you at anna@second.example, too, once you’ve entered the code that we send there.',
        ],
      },
      ...[1, 27].map((count) => ({
        when: count === 1 ? 'one change' : 'many changes, and a report',
        count,
        isReportPending: count > 1,
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
    warningWayCodeEmail: {
      kind: 'warning-way-code',
      content: configuration.warningWayCodeEmail({ code: '493028', minutes: 10 }),
    },
    warningWayRemovedEmail: {
      kind: 'warning-way-removed',
      content: configuration.warningWayRemovedEmail({
        at: formatSampleMoment('2031-06-03T07:00:00Z'),
        signInUrl: sampleUrl('/auth'),
      }),
    },
    protectionLoweredEmail: [
      ['after a change', 'No longer away.'],
      [
        'when a reporter stays after a refuted report',
        `You refuted a report by ${jonas}. Someone who is signed in to your account has now decided that they stay your reporter, so they can report and confirm again.`,
      ],
    ].map(([when, change]) => ({
      kind: 'protection-lowered' as const,
      when: when!,
      content: configuration.protectionLoweredEmail({
        changes: [change!],
        at: formatSampleMoment('2031-06-03T07:00:00Z'),
        releaseUrl: sampleUrl('/release'),
      }),
    })),
    configurationUndoneEmail: [
      undone('one change', { laterChanges: 0, earlierChanges: 0, report: null }),
      undone('several changes, and a report', { laterChanges: 2, earlierChanges: 1, report: 'pending' }),
      undone('after a release', { laterChanges: 0, earlierChanges: 0, report: 'released' }),
    ],
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
    estateOpenedEmail: reportTypes.map((reportType) => ({
      kind: 'estate-opened' as const,
      when: afterReports[reportType],
      content: openings.estateOpenedEmail({ ...report, reportType, homeUrl: sampleUrl('/home') }),
    })),
    releaseRevokedEmail: reportTypes.flatMap((reportType) =>
      [true, false].map((isReporter) => ({
        kind: 'release-revoked' as const,
        when: `${afterReports[reportType]}, ${isReporter ? 'to a reporter' : 'to somebody who was removed'}`,
        content: openings.releaseRevokedEmail({ ...report, reportType, isReporter }),
      })),
    ),
    estateRelockedEmail: [
      {
        kind: 'lock-confirmed',
        when: 'the owner is back after an incapacity',
        content: openings.estateRelockedEmail({
          ...report,
          reportType: 'incapacitation',
          homeUrl: sampleUrl('/home'),
          chargingEnded: null,
        }),
      },
      ...[true, false].map((wasRead) => ({
        kind: 'lock-confirmed' as const,
        when: `something had gone to a substitute, who had ${wasRead ? '' : 'not '}read it`,
        content: openings.estateRelockedEmail({
          ...report,
          homeUrl: sampleUrl('/home'),
          chargingEnded: null,
          takenBack: { wasRead },
        }),
      })),
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
    recipientLockedAgainEmail: reportTypes.flatMap((reportType) =>
      [
        { who: '', isHeir: true, wasSubstitute: false },
        { who: ', to a substitute', isHeir: false, wasSubstitute: true },
        { who: ', to a recipient who was a substitute as well', isHeir: true, wasSubstitute: true },
      ].map(({ who, ...reader }) => ({
        kind: 'locked-again' as const,
        when: `${afterReports[reportType]}${who}`,
        content: openings.recipientLockedAgainEmail({
          ownerName: sampleOwnerName,
          ownerUsername: sampleOwnerUsername,
          reportType,
          link: sampleRecipientPageUrl,
          ...reader,
        }),
      })),
    ),
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
