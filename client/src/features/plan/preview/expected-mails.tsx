import type { PreviewMail } from '#shared/contracts/plan.ts';
import { formatMoment } from '#client/lib/dates.ts';

interface ExpectedMailsProps {
  mails: readonly PreviewMail[];
  name: string;
  isToday: boolean;
}

/** The emails a person would receive up to the chosen moment, each expandable. */
export function ExpectedMails({ mails, name, isToday }: ExpectedMailsProps) {
  return (
    <section className="flex flex-col gap-3">
      <h2>Emails until then</h2>
      {mails.length === 0 ? (
        <p className="text-quiet">
          {isToday
            ? `${name} won’t get any more emails today.`
            : `${name} wouldn’t get any more emails until then.`}
        </p>
      ) : (
        <ul className="flex flex-col divide-y rounded-md border bg-surface">
          {mails.map((mail, index) => (
            <li key={index}>
              <details>
                <summary className="cursor-pointer px-4 py-3 wrap-anywhere">
                  <span className="font-medium">{mail.subject}</span>{' '}
                  <span className="text-sm text-quiet">{formatMoment(mail.at)}</span>
                  {mail.onlyIf === 'unopened' && (
                    <span className="block text-sm text-quiet">Only if it hasn’t been opened by then</span>
                  )}
                </summary>
                <div className="flex flex-col gap-3 border-t px-4 py-4 wrap-anywhere *:max-w-reading">
                  <h3>{mail.heading}</h3>
                  {mail.paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  <p className="text-sm text-quiet">
                    Below that is the “{mail.button}” button, which opens their page.
                  </p>
                </div>
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
