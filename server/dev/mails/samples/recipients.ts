import * as notices from '../../../features/notices/letters.ts';
import * as recipients from '../../../features/recipients/letters.ts';
import { at, code, link, ownerName, ownerUsername, page, type SamplesOf } from './sample.ts';

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
      {
        kind: 'opened-notice',
        letter: notices.shareNotice({ ownerName, ownerUsername, link: page, kind: 'opened' }),
      },
      {
        kind: 'opened-notice',
        when: 'after a release',
        letter: notices.shareNotice({
          ownerName,
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
        ownerName,
        ownerUsername,
        link: link('/shared-multiple/4065080715921250,2936356326655521'),
      }),
    },
  },
  recipients: {
    accessCode: { kind: 'access-code', letter: recipients.accessCode(code) },
  },
};
