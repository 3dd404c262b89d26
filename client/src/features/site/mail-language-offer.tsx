import { useEffect, useRef } from 'react';
import { Check, Mail } from 'lucide-react';
import type { Language } from '#shared/domain/languages.ts';
import { usePageLanguage } from '#client/lib/messages/language.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';

interface MailLanguageOfferProps {
  /** The language of our emails now. Null if that can't be chosen here. */
  current: Language | null;
  texts: { title: string; question: string; button: string; chosen: string; failed: string };
  isChosen: boolean;
  isBusy: boolean;
  failure: string | null;
  onChoose: (language: Language) => void;
}

/** Offers our emails in the language of the page. Renders nothing if the reader gets them in it anyway. */
export function MailLanguageOffer({ texts, current, onChoose, ...state }: MailLanguageOfferProps) {
  const language = usePageLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const { isChosen, isBusy, failure } = state;
  // The button goes, and the focus with it.
  useEffect(() => {
    if (isChosen) title.current?.focus();
  }, [isChosen]);
  if (!isChosen && (current === null || current === language)) return null;
  return (
    <section
      aria-labelledby="mail-language-title"
      className="flex flex-col items-start gap-3 border-t pt-6 print:hidden"
    >
      <h2 id="mail-language-title" ref={title} tabIndex={-1} className="text-lg md:text-lg">
        {texts.title}
      </h2>
      <div role="status" className="max-w-reading">
        {isChosen ? (
          <p className="flex items-start gap-2">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
            {texts.chosen}
          </p>
        ) : (
          <p className="text-quiet">{texts.question}</p>
        )}
      </div>
      {failure && (
        <Banner tone="danger" role="alert" title={texts.failed}>
          {failure}
        </Banner>
      )}
      {!isChosen && (
        <Button variant="secondary" icon={Mail} isBusy={isBusy} onClick={() => onChoose(language)}>
          {texts.button}
        </Button>
      )}
    </section>
  );
}
