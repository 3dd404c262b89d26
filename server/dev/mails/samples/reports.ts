import * as denials from '#server/features/release/denials/emails.ts';
import * as reports from '#server/features/release/reports/emails.ts';
import * as endings from '#server/features/release/endings/emails.ts';
import type { ReportEmailFacts } from '#server/features/release/email-parts.ts';
import type { OwnerWarningStage } from '#server/features/release/reports/warning-rules.ts';
import {
  formatSampleMoment,
  sampleUrl,
  sampleOwnerName,
  sampleOwnerUsername,
  sampleToken,
  type EmailSample,
  type EmailSamples,
} from './sample.ts';

export const report: ReportEmailFacts = {
  ownerName: sampleOwnerName,
  ownerUsername: sampleOwnerUsername,
  reporter: 'maria.lopez@friends.example',
  reportType: 'death',
  reportedAt: formatSampleMoment('2031-06-03T09:00:00Z'),
  expiresAt: formatSampleMoment('2031-06-06T09:00:00Z'),
  isTimeOver: false,
};
const whileAway = {
  expiresAt: formatSampleMoment('2031-07-04T09:00:00Z'),
  awayUntil: formatSampleMoment('2031-07-01T09:00:00Z'),
};
/** As the owner sees them, with the names they assigned. */
const toOwner: ReportEmailFacts = { ...report, reporter: 'Maria Lopez (maria.lopez@friends.example)' };
export const jonas = 'Jonas Berg (jonas@family.example)';
export const TO_DENIER = 'to a reporter who denied it';
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

const afterWithdrawnDenial = { ...report, needed: 2, confirmations: 1 };

export const reportSamples: {
  reports: EmailSamples<typeof reports>;
  denials: EmailSamples<typeof denials>;
  endings: EmailSamples<typeof endings>;
} = {
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
      asked('at once, while the owner is away', whileAway),
      asked('again, after a confirmation and a denial', { confirmations: 1, denials: 1 }),
      asked('again, when enough have confirmed', { confirmations: 2 }),
      asked('again, after the refute window', { confirmations: 1, isTimeOver: true }),
      asked('to somebody who does not want to be a reporter', { hasDeclined: true }),
      asked('again, to a reporter who denied it', { hasDenied: true }),
    ],
    reportReceivedEmail: [
      { when: 'at once', content: reports.reportReceivedEmail({ ...report, requiredConfirmations: 1 }) },
      {
        when: 'while the owner is away',
        content: reports.reportReceivedEmail({ ...report, ...whileAway, requiredConfirmations: 1 }),
      },
    ].map((mail) => ({ kind: 'report-received' as const, ...mail })),
    reportDelayedEmail: { kind: 'report-delayed', content: reports.reportDelayedEmail(report) },
    reportConfirmedEmail: {
      kind: 'report-confirmed',
      content: reports.reportConfirmedEmail({
        ...toOwner,
        refuteLink: sampleUrl(`/refute/${sampleToken}`),
      }),
    },
  },
  denials: {
    reportDeniedOwnerEmail: {
      kind: 'report-denied',
      when: 'to the owner',
      content: denials.reportDeniedOwnerEmail({
        ...toOwner,
        denier: jonas,
        needed: 2,
        possible: 2,
        hasReason: true,
        refuteLink: sampleUrl(`/refute/${sampleToken}`),
      }),
    },
    reportDeniedSubmitterEmail: {
      kind: 'report-denied',
      when: 'to the reporter',
      content: denials.reportDeniedSubmitterEmail({ ...report, needed: 2, possible: 1, canTakeBack: true }),
    },
    reportDeniedOthersEmail: {
      kind: 'report-denied',
      when: 'to the other reporters',
      content: denials.reportDeniedOthersEmail({ ...report, needed: 3, possible: 3, confirmations: 1 }),
    },
    denialWithdrawnOwnerEmail: {
      kind: 'report-denial-withdrawn',
      when: 'to the owner',
      content: denials.denialWithdrawnOwnerEmail({
        ...toOwner,
        denier: jonas,
        deniedAt: formatSampleMoment('2031-06-03T15:00:00Z'),
        needed: 2,
        confirmations: 1,
        refuteLink: sampleUrl(`/refute/${sampleToken}`),
      }),
    },
    denialWithdrawnReporterEmail: (['submitter', 'denier', 'other'] as const).map((reader) => ({
      kind: 'report-denial-withdrawn' as const,
      when: {
        submitter: 'to the reporter',
        denier: 'to another reporter who denied it',
        other: 'to the other reporters',
      }[reader],
      content: denials.denialWithdrawnReporterEmail({
        ...afterWithdrawnDenial,
        reader,
        denials: reader === 'other' ? 1 : 0,
      }),
    })),
  },
  endings: {
    reportRefutedEmail: [
      { when: 'to a reporter', isReporter: true, isSubmitter: false, hasDenied: false },
      {
        when: 'with a pause',
        isReporter: true,
        isSubmitter: false,
        hasDenied: false,
        pausedUntil: report.reportedAt,
      },
      { when: 'to whoever reported', isReporter: true, isSubmitter: true, hasDenied: false },
      { when: TO_DENIER, isReporter: true, isSubmitter: false, hasDenied: true },
      { when: 'to somebody who was removed', isReporter: false, isSubmitter: false, hasDenied: false },
    ].map(({ when, ...reader }) => ({
      kind: 'report-refuted' as const,
      when,
      content: endings.reportRefutedEmail({ pausedUntil: null, ...report, ...reader }),
    })),
    refutationReceivedEmail: [[], [jonas]].map((confirmers) => ({
      kind: 'refutation-received' as const,
      when:
        confirmers.length > 0 ? 'of a report that another reporter had confirmed' : 'nobody had confirmed it',
      content: endings.refutationReceivedEmail({
        ...toOwner,
        homeUrl: sampleUrl('/home'),
        takesPayments: true,
        isReporter: true,
        confirmers,
      }),
    })),
    reportWithdrawnEmail: (['owner', 'reporter', 'denier', 'other'] as const).map((reader) => ({
      kind: 'report-withdrawn' as const,
      when: {
        owner: 'to the owner',
        reporter: 'to the reporter',
        denier: TO_DENIER,
        other: 'to the other reporters',
      }[reader],
      content: endings.reportWithdrawnEmail({
        ...(reader === 'owner' ? toOwner : report),
        reader,
        homeUrl: sampleUrl('/home'),
      }),
    })),
    reportExpiredEmail: [false, true].map((hasDenied) => ({
      kind: 'report-expired' as const,
      ...(hasDenied && { when: TO_DENIER }),
      content: endings.reportExpiredEmail({ ...report, isOwner: false, hasDenied }),
    })),
  },
};
