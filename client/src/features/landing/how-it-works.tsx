import { useMessages } from '../../lib/messages/use-messages.ts';

const steps = [
  ['write', 'writeText'],
  ['name', 'nameText'],
  ['choose', 'chooseText'],
  ['trust', 'trustText'],
] as const;

export function HowItWorks() {
  const t = useMessages('landing');
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="mb-8">
        {t('howItWorks')}
      </h2>
      <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(([title, text], index) => (
          <li key={title} className="border-t-2 border-primary pt-4">
            <span aria-hidden className="font-serif text-lg text-primary">
              {index + 1}
            </span>
            <h3 className="mt-1 mb-2">{t(title)}</h3>
            <p className="text-quiet">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
