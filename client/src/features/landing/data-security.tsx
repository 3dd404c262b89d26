import { useMessages } from '../../lib/messages/use-messages.ts';

const facts = [
  ['encrypted', 'encryptedText'],
  ['linkAlone', 'linkAloneText'],
  ['asked', 'askedText'],
  ['noLeaks', 'noLeaksText'],
] as const;

export function DataSecurity() {
  const t = useMessages('landing');
  return (
    <section
      aria-labelledby="security"
      className="grid gap-x-16 gap-y-8 border-t pt-12 lg:grid-cols-[16rem_1fr]"
    >
      <h2 id="security">{t('security')}</h2>
      <dl className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {facts.map(([title, text]) => (
          <div key={title}>
            <dt className="font-medium">{t(title)}</dt>
            <dd className="mt-1.5 text-quiet">{t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
