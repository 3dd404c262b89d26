import type { ReactNode } from 'react';
import type { MessageId } from '#shared/messages/catalog.ts';
import { useTakesPayments } from '../lib/takes-payments.ts';
import { OperatorNote } from '../features/site/operator-note.tsx';
import { SitePage } from '../features/site/site-page.tsx';
import { TranslationNote } from '../features/site/translation-note.tsx';
import { useMessages } from '../lib/messages/use-messages.ts';

type TextId = Exclude<
  MessageId<'terms'>,
  'translation' | 'operator' | 'operatorRegistered' | 'operatorUnnamed' | 'contact'
>;

/** Sections 3 to 5: the price, cancelling, and what happens without a payment. */
const paidSections = [
  ['priceTitle', ['trial', 'price']],
  ['cancelTitle', ['cancel']],
  ['missingTitle', ['missing', 'reactivate']],
] as const satisfies [TextId, TextId[]][];

/** The same sections for a service that takes no payments. */
const freeSections = [
  ['priceTitleFree', ['priceFree']],
  ['cancelTitleFree', ['cancelFree']],
  ['storageTitleFree', ['storageFree']],
] as const satisfies [TextId, TextId[]][];

export function TermsPage() {
  const takesPayments = useTakesPayments();
  const t = useMessages('terms');
  const variant = (paid: TextId, free: TextId) => t(takesPayments ? paid : free);
  const section = (title: TextId, content: ReactNode) => (
    <section key={title} className="flex flex-col gap-3">
      <h2 className="text-xl md:text-xl">{t(title)}</h2>
      {content}
    </section>
  );
  const paragraphs = (texts: readonly string[]) => texts.map((text) => <p key={text}>{text}</p>);
  return (
    <SitePage title={t('title')} width="reading" className="flex flex-col gap-10">
      <div className="flex flex-col gap-4">
        <h1>{t('title')}</h1>
        <TranslationNote />
        <p>{t('intro')}</p>
      </div>
      {section('serviceTitle', paragraphs([t('service'), t('noWill')]))}
      {section('accountTitle', paragraphs([t('account')]))}
      {(takesPayments ? paidSections : freeSections).map(([title, texts]) =>
        section(title, paragraphs(texts.map((id) => t(id)))),
      )}
      {section('contentTitle', paragraphs([t('fileSizes'), t('content')]))}
      {section('recipientsTitle', paragraphs([t('recipients')]))}
      {section('reportsTitle', paragraphs([t('reports'), variant('trust', 'trustFree')]))}
      {section('securityTitle', paragraphs([t('security'), t('risk')]))}
      {section(
        'privacyTitle',
        <>
          <p>{t('privacy')}</p>
          <dl className="flex flex-col gap-4">
            {[
              [t('aboutYouTitle'), variant('aboutYou', 'aboutYouFree')],
              [t('aboutOthersTitle'), t('aboutOthers')],
              [t('lawfulnessTitle'), variant('lawfulness', 'lawfulnessFree')],
              [t('disclosureTitle'), variant('disclosure', 'disclosureFree')],
              [t('durationTitle'), variant('duration', 'durationFree')],
              [t('browserTitle'), t('browser')],
              [t('rightsTitle'), t('rights')],
            ].map(([term, text]) => (
              <div key={term}>
                <dt className="font-medium">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>,
      )}
      {section('liabilityTitle', paragraphs([variant('liability', 'liabilityFree')]))}
      {section('changesTitle', paragraphs([variant('changes', 'changesFree')]))}
      {section('operatorTitle', <OperatorNote />)}
    </SitePage>
  );
}
