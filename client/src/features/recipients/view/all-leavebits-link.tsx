import { ButtonLink } from '#client/ui/button.tsx';
import { paths } from '#client/lib/paths.ts';
import type { ViewSession } from '../verification/email-session.ts';
import { handOverSession } from '../verification/session-handover.ts';

/** Links to everything shared with this person, without asking for another code. */
export function AllLeavebitsLink({ session }: { session: ViewSession }) {
  return (
    <ButtonLink
      variant="secondary"
      // A fragment, so that a reload does not leak the address to server logs.
      href={paths.myLeavebitsEmailLink(session.encodedEmail)}
      onClick={() => handOverSession({ ...session, opened: null })}
    >
      See everything shared with you
    </ButtonLink>
  );
}
