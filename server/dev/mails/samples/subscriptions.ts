import * as lapse from '#server/features/subscriptions/lapse/emails.ts';
import * as subscriptions from '#server/features/subscriptions/emails.ts';
import {
  formatSampleMoment,
  sampleUrl,
  sampleOwnerName,
  sampleOwnerUsername,
  samplePaymentUrl,
  sampleToken,
  type EmailSamples,
} from './sample.ts';

const lapsed = {
  ownerName: sampleOwnerName,
  ownerUsername: sampleOwnerUsername,
  since: formatSampleMoment('2031-06-13T00:00:00Z'),
  destroyAt: formatSampleMoment('2032-06-10T00:00:00Z'),
  deathLink: sampleUrl(`/report/${sampleToken}/death`),
  incapacitationLink: sampleUrl(`/report/${sampleToken}/incapacitation`),
};

export const subscriptionSamples: {
  lapse: EmailSamples<typeof lapse>;
  subscriptions: EmailSamples<typeof subscriptions>;
} = {
  lapse: {
    askReporterAboutLapseEmail: [
      {
        kind: 'lapse-question',
        when: 'the first time',
        content: lapse.askReporterAboutLapseEmail({ ...lapsed, isFirst: true, isLast: false }),
      },
      {
        kind: 'lapse-question',
        when: 'the last time',
        content: lapse.askReporterAboutLapseEmail({ ...lapsed, isFirst: false, isLast: true }),
      },
    ],
  },
  subscriptions: {
    freePeriodEndsEmail: [
      {
        kind: 'free-period-ends',
        when: 'no card yet',
        content: subscriptions.freePeriodEndsEmail({
          days: 7,
          endsAt: formatSampleMoment('2031-06-10T00:00:00Z'),
          link: samplePaymentUrl,
          charge: null,
        }),
      },
      {
        kind: 'free-period-ends',
        when: 'continues automatically',
        content: subscriptions.freePeriodEndsEmail({
          days: 1,
          endsAt: formatSampleMoment('2031-06-10T00:00:00Z'),
          link: samplePaymentUrl,
          charge: { zar: '17.50' },
        }),
      },
    ],
    paymentOverdueEmail: {
      kind: 'payment-overdue',
      content: subscriptions.paymentOverdueEmail({
        link: samplePaymentUrl,
        blockedAt: formatSampleMoment('2031-06-13T00:00:00Z'),
      }),
    },
    serviceBlockedEmail: {
      kind: 'service-blocked',
      content: subscriptions.serviceBlockedEmail({
        link: samplePaymentUrl,
        keptUntil: formatSampleMoment('2032-06-10T00:00:00Z'),
      }),
    },
    paymentLinkEmail: [
      {
        kind: 'payment-link',
        when: 'what is owed',
        content: subscriptions.paymentLinkEmail({
          link: samplePaymentUrl,
          due: { usd: '3.00', zar: '52.50' },
          isDataDestroyed: false,
        }),
      },
      {
        kind: 'payment-link',
        when: 'after the data was destroyed',
        content: subscriptions.paymentLinkEmail({
          link: samplePaymentUrl,
          due: { usd: '1.00', zar: '17.50' },
          isDataDestroyed: true,
        }),
      },
      {
        kind: 'payment-link',
        when: 'in the free period',
        content: subscriptions.paymentLinkEmail({
          link: samplePaymentUrl,
          due: null,
          isDataDestroyed: false,
        }),
      },
    ],
    subscriptionCancelledEmail: {
      kind: 'subscription-cancelled',
      content: subscriptions.subscriptionCancelledEmail({
        link: samplePaymentUrl,
        at: formatSampleMoment('2031-06-03T07:00:00Z'),
      }),
    },
    destructionWarningEmail: {
      kind: 'destruction-warning',
      content: subscriptions.destructionWarningEmail({
        link: samplePaymentUrl,
        days: 30,
        destroyAt: formatSampleMoment('2032-06-10T00:00:00Z'),
      }),
    },
    destructionNoticeEmail: (['unpaid', 'unreachable'] as const).map((why) => ({
      kind: 'destruction-notice',
      when: why === 'unpaid' ? 'with the first warning' : 'when the mailbox rejects mail',
      content: subscriptions.destructionNoticeEmail({
        ownerName: sampleOwnerName,
        ownerUsername: sampleOwnerUsername,
        why,
        destroyAt: formatSampleMoment('2032-12-10T00:00:00Z'),
        deathLink: sampleUrl(`/report/${sampleToken}/death`),
        incapacitationLink: sampleUrl(`/report/${sampleToken}/incapacitation`),
      }),
    })),
    dataDestroyedEmail: {
      kind: 'data-destroyed',
      content: subscriptions.dataDestroyedEmail({
        link: samplePaymentUrl,
        at: formatSampleMoment('2032-06-10T00:00:00Z'),
      }),
    },
  },
};
