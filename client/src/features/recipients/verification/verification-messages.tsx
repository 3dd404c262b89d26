import { EmailAddress } from '#client/lib/emails/email-address.tsx';
import { Banner } from '#client/ui/banner.tsx';
import type { VerificationNotice } from './use-recipient-visit.ts';

const TERMS =
  'You don’t need an account or a password, and it’s free. Each visit needs a new code. We record when you read something, for ' +
  'the person who left it.';

/** Introduces the service to visitors who have never heard of it. @param email the address in the link */
export function VerificationIntro({ email }: { email: string | undefined }) {
  return email === undefined ? (
    <div>
      <h1>Verify Access</h1>
      <p className="mt-3">
        LeaveBits stores text and files that people leave for those they trust. Only the people something was
        left for can see it.
      </p>
      <p className="mt-3 text-quiet">
        Enter your email address. If something is shared with this address, we’ll send it a code. You then
        enter the code on this page. {TERMS}
      </p>
    </div>
  ) : (
    <div>
      <h1>Verify your email address</h1>
      <p className="mt-3">
        LeaveBits stores text and files that people leave for those they trust. If something is shared with{' '}
        <strong className="font-medium wrap-anywhere">
          <EmailAddress email={email} />
        </strong>
        , you can read it here.
      </p>
      <p className="mt-3 text-quiet">
        To make sure that only you can, we’ll send a code to this address. You then enter the code on this
        page. {TERMS} If part of your address is missing, the link was cut off. Please open it from the email
        again.
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
    <Banner tone="success" title="You’re signed out">
      Nothing you’ve read stays on this page. You can come back with a new code at any time.
    </Banner>
  );
}
