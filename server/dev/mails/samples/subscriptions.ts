import * as lapse from '../../../features/subscriptions/lapse/letters.ts';
import * as subscriptions from '../../../features/subscriptions/letters.ts';
import { at, link, ownerName, ownerUsername, payment, token, type SamplesOf } from './sample.ts';

const lapsed = {
  ownerName,
  ownerUsername,
  since: at('2031-06-13T00:00:00Z'),
  destroyAt: at('2032-06-10T00:00:00Z'),
  deathLink: link(`/report/${token}/death`),
  incapacitationLink: link(`/report/${token}/incapacitation`),
};

export const subscriptionSamples: {
  lapse: SamplesOf<typeof lapse>;
  subscriptions: SamplesOf<typeof subscriptions>;
} = {
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
    destructionNotice: (['unpaid', 'unreachable'] as const).map((why) => ({
      kind: 'destruction-notice',
      when: why === 'unpaid' ? 'with the first warning' : 'when the mailbox refuses',
      letter: subscriptions.destructionNotice({
        ownerName,
        ownerUsername,
        why,
        destroyAt: at('2032-12-10T00:00:00Z'),
        deathLink: link(`/report/${token}/death`),
        incapacitationLink: link(`/report/${token}/incapacitation`),
      }),
    })),
    dataDestroyed: {
      kind: 'data-destroyed',
      letter: subscriptions.dataDestroyed({ link: payment, at: at('2032-06-10T00:00:00Z') }),
    },
  },
};
