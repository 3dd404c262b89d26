import * as notices from '#server/features/notices/emails.ts';
import * as recipients from '#server/features/recipients/emails.ts';
import {
  formatSampleMoment,
  sampleCode,
  sampleUrl,
  sampleOwnerName,
  sampleOwnerUsername,
  sampleRecipientPageUrl,
  sampleToken,
  type EmailSample,
  type EmailSamples,
} from './sample.ts';

const untilNextYear = formatSampleMoment('2032-06-06T09:00:00Z');
const opening = (
  when: string,
  because: notices.OpeningReason,
  readableUntil: typeof untilNextYear | null = null,
  hasSealed = false,
): EmailSample => ({
  kind: because.event === 'date' || because.event === 'owner' ? 'opened-notice' : 'released-notice',
  when,
  content: notices.openingNoticeEmail({
    ownerName: sampleOwnerName,
    ownerUsername: sampleOwnerUsername,
    link: sampleRecipientPageUrl,
    because,
    readableUntil,
    hasSealed,
  }),
});

const reminder = (
  kind: EmailSample['kind'],
  readableUntil: typeof untilNextYear | null,
  passingOn: { from: typeof untilNextYear | null } | null = null,
): EmailSample => ({
  kind,
  content: notices.unopenedReminderEmail({
    ownerName: sampleOwnerName,
    ownerUsername: sampleOwnerUsername,
    link: sampleRecipientPageUrl,
    readableUntil,
    passingOn,
  }),
});

const left = (when: string, isReleased: boolean): EmailSample => ({
  kind: 'left-leavebit',
  when,
  content: recipients.leftLeavebitEmail({
    ownerName: sampleOwnerName,
    ownerUsername: sampleOwnerUsername,
    returnLink: sampleUrl(`/come-back/#${sampleToken}`),
    leftAt: formatSampleMoment('2031-06-03T07:00:00Z'),
    returnableUntil: formatSampleMoment('2031-07-03T07:00:00Z'),
    isReleased,
  }),
});

export const recipientSamples: {
  notices: EmailSamples<typeof notices>;
  recipients: EmailSamples<typeof recipients>;
} = {
  notices: {
    shareNoticeEmail: [
      {
        kind: 'share-notice',
        when: 'open at once',
        content: notices.shareNoticeEmail({
          ownerName: sampleOwnerName,
          ownerUsername: sampleOwnerUsername,
          link: sampleRecipientPageUrl,
          kind: 'open',
        }),
      },
      {
        kind: 'share-notice',
        when: 'open at once, and sealed',
        content: notices.shareNoticeEmail({
          ownerName: sampleOwnerName,
          ownerUsername: sampleOwnerUsername,
          link: sampleRecipientPageUrl,
          kind: 'open',
          isSealed: true,
        }),
      },
      {
        kind: 'share-notice',
        when: 'locked until a date',
        content: notices.shareNoticeEmail({
          ownerName: sampleOwnerName,
          ownerUsername: sampleOwnerUsername,
          link: sampleRecipientPageUrl,
          kind: 'locked',
          lock: { waitsFor: 'date', opensAt: formatSampleMoment('2032-02-14T08:00:00Z') },
        }),
      },
      {
        kind: 'share-notice',
        when: 'locked until a death',
        content: notices.shareNoticeEmail({
          ownerName: sampleOwnerName,
          ownerUsername: sampleOwnerUsername,
          link: sampleRecipientPageUrl,
          kind: 'locked',
          lock: { waitsFor: 'report', opensAt: null },
        }),
      },
    ],
    recipientMovedEmail: [
      {
        kind: 'recipient-moved',
        content: notices.recipientMovedEmail({
          ownerName: sampleOwnerName,
          ownerUsername: sampleOwnerUsername,
        }),
      },
    ],
    openingNoticeEmail: [
      opening('after a death', { event: 'death', confirmedBy: 3 }, untilNextYear),
      opening('after an incapacitation', { event: 'incapacitation', confirmedBy: 2 }, untilNextYear),
      opening(
        'after a death, when some of it is sealed',
        { event: 'death', confirmedBy: 3 },
        untilNextYear,
        true,
      ),
      opening(
        'after a death, when something was restored',
        { event: 'death', confirmedBy: 3, isReturned: true },
        untilNextYear,
      ),
      opening('of something restored after a death', { event: 'return', after: 'death' }),
      opening('of something restored after an incapacitation', { event: 'return', after: 'incapacitation' }),
      opening(
        'of what someone else didn’t open, after a death',
        { event: 'death', confirmedBy: 3, isSubstitute: true },
        untilNextYear,
      ),
      opening('of more that someone else didn’t open', { event: 'turn', after: 'death' }, untilNextYear),
      {
        ...opening('of what someone else didn’t open', { event: 'turn', after: null }),
        kind: 'opened-notice',
      },
      opening('on a date', { event: 'date' }),
      { ...opening('on a date, after a release', { event: 'date' }, untilNextYear), kind: 'released-notice' },
      {
        ...opening('on a date, after a known death', { event: 'date', after: 'death' }, untilNextYear),
        kind: 'released-notice',
      },
      opening('by the owner', { event: 'owner' }),
    ],
    reminderEmail: {
      kind: 'reminder',
      content: notices.reminderEmail({
        ownerName: sampleOwnerName,
        ownerUsername: sampleOwnerUsername,
        link: sampleRecipientPageUrl,
      }),
    },
    unopenedReminderEmail: [
      reminder('unopened-reminder', null),
      {
        ...reminder('unopened-reminder', null, { from: formatSampleMoment('2031-08-05T09:00:00Z') }),
        when: 'before it goes to a substitute as well',
      },
      { ...reminder('released-reminder', untilNextYear), when: 'after a release' },
      {
        ...reminder('released-reminder', untilNextYear, { from: formatSampleMoment('2031-08-05T09:00:00Z') }),
        when: 'after a release, before it goes to a substitute as well',
      },
      {
        ...reminder('released-reminder', untilNextYear, { from: null }),
        when: 'after a release, when a substitute can read it as well',
      },
    ],
    shareSelectionEmail: {
      kind: 'share-selection',
      content: notices.shareSelectionEmail({
        ownerName: sampleOwnerName,
        ownerUsername: sampleOwnerUsername,
        link: sampleUrl('/shared-multiple/4065080715921250,2936356326655521'),
      }),
    },
  },
  recipients: {
    accessCodeEmail: {
      kind: 'access-code',
      content: recipients.accessCodeEmail({ ...sampleCode, link: sampleRecipientPageUrl }),
    },
    leftLeavebitEmail: [left('by a living sender', false), left('after a release', true)],
  },
};
