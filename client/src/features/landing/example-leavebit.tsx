import { CalendarClock, LockKeyhole, Paperclip } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const recipients: { email: string; rule: string; Shape: LucideIcon }[] = [
  { email: 'maria@example.com', rule: 'Opens after my death is confirmed', Shape: LockKeyhole },
  { email: 'jonas@example.com', rule: 'Opens on March 1, 2031', Shape: CalendarClock },
];

/** An illustration of a LeaveBit, drawn in HTML. */
export function ExampleLeavebit() {
  return (
    <figure className="w-full max-w-form">
      <div className="rounded-md border bg-surface p-6">
        <div className="font-serif text-lg font-semibold">House and insurance papers</div>
        <p className="mt-2 text-sm text-quiet">
          The deeds are in the blue folder in the study. Call Mr. Okafor at the bank first; he knows
          everything.
        </p>
        <p className="mt-4 flex items-center gap-2 text-sm">
          <Paperclip aria-hidden className="size-4 shrink-0 text-quiet" />
          policy-numbers.pdf
        </p>
        <ul className="mt-4 divide-y border-t text-sm">
          {recipients.map(({ email, rule, Shape }) => (
            <li key={email} className="flex items-start gap-3 py-3 last:pb-0">
              <Shape aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
              <span>
                {email}
                <span className="block text-quiet">{rule}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 text-sm text-quiet">An example of a LeaveBit</figcaption>
    </figure>
  );
}
