import { useLocationProperty } from 'wouter/use-browser-location';
import { isVisitorPage, paths } from '../../../lib/paths.ts';
import { SessionTimeoutDialog } from '../idle/session-timeout-dialog.tsx';
import { useInactivity } from '../idle/use-inactivity.ts';
import { useLiveEvents } from './use-live-events.ts';

/** Placed once, while an owner is signed in: the session's end from elsewhere, and by doing nothing. */
export function OwnerWatch({ ownerId }: { ownerId: number }) {
  const pathname = useLocationProperty(() => window.location.pathname);
  const isForVisitors = useLocationProperty(() =>
    isVisitorPage(window.location.pathname, window.location.hash),
  );
  useLiveEvents(isForVisitors ? null : ownerId);
  const { secondsLeft, stay, signOut } = useInactivity(pathname === paths.home());
  return <SessionTimeoutDialog secondsLeft={secondsLeft} onStay={stay} onSignOut={signOut} />;
}
