import { useState } from 'react';
import { Languages } from 'lucide-react';
import type { PreviewMail } from '#shared/contracts/plan.ts';
import { languageLabels } from '#shared/domain/language-labels.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { Button } from '#client/ui/button.tsx';
import { usePreviewMessages } from './use-preview-messages.ts';

interface ExpectedMailsProps {
  mails: readonly PreviewMail[];
  name: string;
  isToday: boolean;
}

/** The emails a person would receive up to the chosen moment, each expandable. */
export function ExpectedMails({ mails, name, isToday }: ExpectedMailsProps) {
  const t = usePreviewMessages();
  const [isInEnglish, setIsInEnglish] = useState(false);
  const code = mails.find(({ inEnglish }) => inEnglish)?.language ?? 'en';
  const language = languageLabels[code];
  return (
    <section className="flex flex-col gap-3">
      <h2>{t('mails')}</h2>
      {code !== 'en' && (
        <div className="flex flex-col items-start gap-2">
          <p role="status" className="max-w-reading text-quiet">
            {t(isInEnglish ? 'inEnglish' : 'inLanguage', { name, language })}
          </p>
          <Button
            variant="secondary"
            size="small"
            icon={Languages}
            onClick={() => setIsInEnglish(!isInEnglish)}
          >
            {isInEnglish ? t('showInLanguage', { language }) : t('showInEnglish')}
          </Button>
        </div>
      )}
      {mails.length === 0 ? (
        <p className="text-quiet">{t(isToday ? 'noMailsToday' : 'noMails', { name })}</p>
      ) : (
        <ul className="flex flex-col divide-y rounded-md border bg-surface">
          {mails.map((mail, index) => (
            <li key={index}>
              <ExpectedMail mail={mail} isInEnglish={isInEnglish} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ExpectedMail({ mail, isInEnglish }: { mail: PreviewMail; isInEnglish: boolean }) {
  const t = usePreviewMessages();
  const text = (isInEnglish && mail.inEnglish) || mail;
  const lang = text === mail ? mail.language : 'en';
  return (
    <details>
      <summary className="cursor-pointer px-4 py-3 wrap-anywhere">
        <span lang={lang} className="font-medium">
          {text.subject}
        </span>{' '}
        <span className="text-sm text-quiet">{formatMoment(mail.at)}</span>
        {mail.onlyIf === 'unopened' && (
          <span className="block text-sm text-quiet">{t('onlyIfUnopened')}</span>
        )}
      </summary>
      <div className="flex flex-col gap-3 border-t px-4 py-4 wrap-anywhere *:max-w-reading">
        <div lang={lang} className="flex flex-col gap-3">
          <h3>{text.heading}</h3>
          {text.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="text-sm text-quiet">
          {t.rich('button', { button: () => <span lang={lang}>{text.button}</span> })}
        </p>
      </div>
    </details>
  );
}
