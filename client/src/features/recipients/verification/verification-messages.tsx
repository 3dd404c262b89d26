import { Banner } from '#client/ui/banner.tsx';
import type { VerificationNotice } from './use-recipient-visit.ts';

const TERMS =
  'You need no account and no password, and it costs nothing. Each visit needs a new code. We note when you open something, for ' +
  'the person who left it.';

/** Introduces the service to visitors who have never heard of it. @param email the address in the link */
export function VerificationIntro({ email }: { email: string | undefined }) {
  return email === undefined ? (
    <div>
      <h1>Verify Access</h1>
      <p className="mt-3">
        LeaveBits keeps words and files that people leave for those they trust. We show what is behind a link
        only to the people it was left for.
      </p>
      <p className="mt-3 text-quiet">
        Enter your email address. If something is shared with this address, we send it a code. You enter the
        code on this page. {TERMS}
      </p>
    </div>
  ) : (
    <div>
      <h1>Verify your email address</h1>
      <p className="mt-3">
        LeaveBits keeps words and files that people leave for those they trust. If something is shared with{' '}
        <strong className="font-medium wrap-anywhere">{email}</strong>, you can read it here.
      </p>
      <p className="mt-3 text-quiet">
        To make sure that only you can, we send a code to this address. You enter the code on this page.{' '}
        {TERMS} If part of your address is missing, the link was cut off: open it from the email again.
      </p>
    </div>
  );
}

export function VerificationNoticeBanner({ notice }: { notice: VerificationNotice }) {
  return notice === 'expired' ? (
    <Banner tone="warning" title="Session Expired">
      Your verification session expired. Please verify again.
    </Banner>
  ) : (
    <Banner tone="success" title="You are signed out">
      Nothing you read is left on this page. You can come back with a new code at any time.
    </Banner>
  );
}
