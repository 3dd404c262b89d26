import { CalendarClock, LockKeyhole, Paperclip } from 'lucide-react';
import { useMessages } from '../../lib/messages/use-messages.ts';

const recipients = [
  { email: 'maria@example.com', rule: 'exampleAfterDeath', Shape: LockKeyhole },
  { email: 'jonas@example.com', rule: 'exampleOnDate', Shape: CalendarClock },
] as const;

/** An illustration of a LeaveBit, drawn in HTML. */
export function ExampleLeavebit() {
  const t = useMessages('landing');
  return (
    <figure className="w-full max-w-form">
      <div className="rounded-md border bg-surface p-6">
        <div className="font-serif text-lg font-semibold">{t('exampleHeadline')}</div>
        <p className="mt-2 text-sm text-quiet">{t('exampleText')}</p>
        <p className="mt-4 flex items-center gap-2 text-sm">
          <Paperclip aria-hidden className="size-4 shrink-0 text-quiet" />
          {t('exampleFile')}
        </p>
        <ul className="mt-4 divide-y border-t text-sm">
          {recipients.map(({ email, rule, Shape }) => (
            <li key={email} className="flex items-start gap-3 py-3 last:pb-0">
              <Shape aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
              <span>
                {email}
                <span className="block text-quiet">{t(rule)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 text-sm text-quiet">{t('example')}</figcaption>
    </figure>
  );
}
