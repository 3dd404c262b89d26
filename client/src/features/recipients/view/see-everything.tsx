import { ButtonLink } from '../../../ui/button.tsx';
import { paths } from '../../../lib/paths.ts';
import type { ViewSession } from '../gate/email-session.ts';
import { handOver } from '../gate/session-handover.ts';

/** Leads to everything that is shared with this person, without another code. */
export function SeeEverything({ session }: { session: ViewSession }) {
  return (
    <ButtonLink
      variant="secondary"
      // A fragment, so that a reload there tells the address to no server log.
      href={paths.myLeavebitsDoor(session.encodedEmail)}
      onClick={() => handOver({ ...session, opened: null })}
    >
      See everything shared with you
    </ButtonLink>
  );
}
