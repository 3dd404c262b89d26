import type { Language } from '#shared/domain/languages.ts';
import type { MailKind } from '../../adapters/mail/mail-kinds.ts';
import { renderEmail, type EmailContent, type RenderedEmail } from '../../adapters/mail/email-layout.ts';
import { isStoppableMail } from '../../adapters/mail/stoppable-mails.ts';
import { isTranslatable, translateEmail } from '../../adapters/mail/write-email.ts';
import { accountSamples } from './samples/accounts.ts';
import { checkupSamples } from './samples/checkups.ts';
import { deletionSamples } from './samples/deletion.ts';
import { recipientSamples } from './samples/recipients.ts';
import { recoverySamples } from './samples/recovery.ts';
import { releaseSamples } from './samples/release.ts';
import { reportSamples } from './samples/reports.ts';
import { sampleBrand, sampleStopLink } from './samples/sample.ts';
import { silenceSamples } from './samples/silence.ts';
import { subscriptionSamples } from './samples/subscriptions.ts';
import { unopenedSamples } from './samples/unopened.ts';

export const samplesByFeature = {
  ...accountSamples,
  ...checkupSamples,
  ...deletionSamples,
  ...recipientSamples,
  ...recoverySamples,
  ...releaseSamples,
  ...reportSamples,
  ...silenceSamples,
  ...subscriptionSamples,
  ...unopenedSamples,
};

export interface RenderedSample extends RenderedEmail {
  /** The last path segment of its URL: the kind, numbered if the kind has several variants. */
  id: string;
  kind: MailKind;
  when: string | null;
  preheader: string;
  /** Whether it is to a recipient or reporter, in their language. */
  isTranslated: boolean;
  content: EmailContent;
}

/** Every email that the product can send, rendered in English, and ordered by feature. */
export const renderedSamples = renderSamples('en');

/** The same in a language. Emails to owners stay in English. */
export function renderSamples(language: Language): readonly RenderedSample[] {
  return Object.values(samplesByFeature)
    .flatMap((feature) => Object.values(feature).flat())
    .map(({ kind, content: english, when }, index, all) => {
      const before = all.slice(0, index).filter((other) => other.kind === kind).length;
      const content = translateEmail(english, language);
      return {
        ...renderEmail(content, sampleBrand, isStoppableMail(kind) ? sampleStopLink : undefined),
        id: before === 0 ? kind : `${kind}-${before + 1}`,
        kind,
        when: when ?? null,
        preheader: content.preheader,
        isTranslated: isTranslatable(english),
        content,
      };
    });
}
