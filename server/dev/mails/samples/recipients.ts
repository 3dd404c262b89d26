import * as notices from '../../../features/notices/letters.ts';
import * as recipients from '../../../features/recipients/letters.ts';
import {
  at,
  code,
  link,
  ownerName,
  ownerUsername,
  page,
  token,
  type Sample,
  type SamplesOf,
} from './sample.ts';

const untilNextYear = at('2032-06-06T09:00:00Z');
const opening = (
  when: string,
  because: notices.OpenedBecause,
  readableUntil: typeof untilNextYear | null = null,
): Sample => ({
  kind: because.event === 'date' || because.event === 'owner' ? 'opened-notice' : 'released-notice',
  when,
  letter: notices.openingNotice({ ownerName, ownerUsername, link: page, because, readableUntil }),
});

export const recipientSamples: {
  notices: SamplesOf<typeof notices>;
  recipients: SamplesOf<typeof recipients>;
} = {
  notices: {
    shareNotice: [
      {
        kind: 'share-notice',
        when: 'open at once',
        letter: notices.shareNotice({ ownerName, ownerUsername, link: page, kind: 'open' }),
      },
      {
        kind: 'share-notice',
        when: 'locked until a date',
        letter: notices.shareNotice({
          ownerName,
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
          ownerName,
          ownerUsername,
          link: page,
          kind: 'locked',
          lock: { waitsFor: 'report', opensAt: null },
        }),
      },
    ],
    openingNotice: [
      opening('after a death', { event: 'death', confirmedBy: 3 }, untilNextYear),
      opening('after an incapacitation', { event: 'incapacitation', confirmedBy: 2 }, untilNextYear),
      opening('on a date', { event: 'date' }),
      { ...opening('on a date, after a release', { event: 'date' }, untilNextYear), kind: 'released-notice' },
      opening('by the owner', { event: 'owner' }),
    ],
    reminder: { kind: 'reminder', letter: notices.reminder({ ownerName, ownerUsername, link: page }) },
    shareSelection: {
      kind: 'share-selection',
      letter: notices.shareSelection({
        ownerName,
        ownerUsername,
        link: link('/shared-multiple/4065080715921250,2936356326655521'),
      }),
    },
  },
  recipients: {
    accessCode: { kind: 'access-code', letter: recipients.accessCode({ ...code, link: page }) },
    leftLeavebit: {
      kind: 'left-leavebit',
      letter: recipients.leftLeavebit({
        ownerName,
        ownerUsername,
        returnLink: link(`/come-back/#${token}`),
        leftAt: at('2031-06-03T07:00:00Z'),
        returnableUntil: at('2031-07-03T07:00:00Z'),
      }),
    },
  },
};
