import { useMessages } from '#client/lib/messages/use-messages.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { paths } from '#client/lib/paths.ts';
import type { ViewSession } from '../verification/email-session.ts';
import { handOverSession } from '../verification/session-handover.ts';

/** A link to everything shared with this recipient that doesn't require another code. */
export function AllLeavebitsLink({ session }: { session: ViewSession }) {
  const t = useMessages('recipients');
  return (
    <ButtonLink
      variant="secondary"
      // Use a fragment, so that a reload doesn't put the address into server logs.
      href={paths.myLeavebitsEmailLink(session.encodedEmail)}
      onClick={() => handOverSession({ ...session, opened: null })}
    >
      {t('seeAll')}
    </ButtonLink>
  );
}
