import type { MailKind } from '../../adapters/mail/kinds.ts';
import { renderLetter, type Letter, type RenderedLetter } from '../../adapters/mail/layout.ts';
import { isStoppable } from '../../adapters/mail/stoppable.ts';
import { accountSamples } from './samples/accounts.ts';
import { checkupSamples } from './samples/checkups.ts';
import { deletionSamples } from './samples/deletion.ts';
import { recipientSamples } from './samples/recipients.ts';
import { recoverySamples } from './samples/recovery.ts';
import { releaseSamples } from './samples/release.ts';
import { brand, stopLink } from './samples/sample.ts';
import { subscriptionSamples } from './samples/subscriptions.ts';

export const samples = {
  ...accountSamples,
  ...checkupSamples,
  ...deletionSamples,
  ...recipientSamples,
  ...recoverySamples,
  ...releaseSamples,
  ...subscriptionSamples,
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
      ...renderLetter(letter, brand, isStoppable(kind) ? stopLink : undefined),
      id: before === 0 ? kind : `${kind}-${before + 1}`,
      kind,
      when: when ?? null,
      preheader: letter.preheader,
      letter,
    };
  });
