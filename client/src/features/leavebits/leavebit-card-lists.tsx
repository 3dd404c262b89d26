import { Download } from 'lucide-react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { apiPaths } from '../../lib/paths.ts';
import { describeRelease } from './release-words.ts';

const headingLook = 'mb-1 font-sans text-sm font-medium text-quiet';

export function RecipientList({ leavebit, ownerEmail }: { leavebit: Leavebit; ownerEmail: string }) {
  return (
    <section>
      <h3 className={headingLook}>Shared with</h3>
      {leavebit.sharingEmails.length === 0 && <p className="text-quiet">Nobody yet</p>}
      <ul className="flex flex-col gap-2">
        {leavebit.sharingEmails.map((email) => (
          <li key={email}>
            <p className="wrap-anywhere">
              {email}
              {email === ownerEmail && <span className="text-quiet"> (you)</span>}
            </p>
            <p className="text-sm text-quiet">{describeRelease(leavebit.sharingConfig[email])}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Plain links: the owner's cookie travels with them, and the browser shows the download itself. */
export function AttachmentLinks({ leavebit }: { leavebit: Leavebit }) {
  if (leavebit.attachments.length === 0) return null;
  return (
    <section>
      <h3 className={headingLook}>Attachments</h3>
      <ul className="flex flex-col">
        {leavebit.attachments.map((name) => (
          <li key={name}>
            <a
              href={apiPaths.attachment(leavebit.id, name)}
              download={name}
              className="text-link inline-flex min-h-9 items-center gap-2 wrap-anywhere pointer-coarse:min-h-11"
            >
              <Download aria-hidden className="size-4 shrink-0" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
