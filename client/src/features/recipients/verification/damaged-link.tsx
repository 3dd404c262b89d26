import type { ReactNode } from 'react';
import { EmailAddress } from '#client/lib/emails/email-address.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { paths } from '#client/lib/paths.ts';

interface DamagedLinkProps {
  title: string;
  /** What the link can't tell us without the missing part. */
  unknown: ReactNode;
  /** What to ask the sender for. */
  ask: string;
  /** An alternative way to continue. */
  action?: ReactNode;
}

interface NoAddressProps {
  /** The remaining part of the address, or null. */
  email: string | null;
  onEnterAddress: () => void;
}

/** Shown for a recipient link whose address is missing or truncated. */
export function MissingAddressNotice({ email, onEnterAddress }: NoAddressProps) {
  return (
    <DamagedLink
      title={email === null ? 'Missing email information' : 'The end of this link is missing'}
      unknown={
        email === null ? (
          'who it’s for'
        ) : (
          <>
            who it’s for. The only part of the address left is{' '}
            <strong className="wrap-anywhere">
              <EmailAddress email={email} />
            </strong>
          </>
        )
      }
      ask="to check your address"
      action={
        <Button variant="secondary" onClick={onEnterAddress}>
          Enter my email address instead
        </Button>
      }
    />
  );
}

/** Shown for a share link without a LeaveBit id. */
export function MissingLeavebitNotice() {
  return (
    <DamagedLink
      title="Something is missing from this link"
      unknown="what it’s for"
      ask="to send it to you again"
    />
  );
}

/** Discloses nothing about the sender or the recipient. */
function DamagedLink({ title, unknown, ask, action }: DamagedLinkProps) {
  return (
    <div className="mx-auto flex max-w-reading flex-col gap-4">
      <h1>{title}</h1>
      <p>
        This link is incomplete, so we can’t tell {unknown}. Links in emails sometimes break across two lines
        or lose their end when they’re copied.
      </p>
      <ol className="flex list-decimal flex-col gap-1.5 pl-5">
        <li>Open the message with the link again.</li>
        <li>Press the link there, or copy the whole link into the address bar.</li>
        <li>
          If it still doesn’t work, ask the person who shared it with you {ask}. If you can’t, ask someone
          close to them.
        </li>
      </ol>
      <div className="flex flex-wrap gap-3">
        {action}
        <ButtonLink variant="secondary" href={paths.landing()}>
          Go to LeaveBits
        </ButtonLink>
      </div>
    </div>
  );
}
