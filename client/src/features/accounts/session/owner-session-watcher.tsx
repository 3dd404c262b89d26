import { useLocationProperty } from 'wouter/use-browser-location';
import { isOwnerPage } from '#client/lib/paths.ts';
import { isVisitorPage } from '#client/lib/visitor-pages.ts';
import { SessionTimeoutDialog } from '../idle/session-timeout-dialog.tsx';
import { useInactivitySignOut } from '../idle/use-inactivity-sign-out.ts';
import { useLiveEvents } from './use-live-events.ts';

/** Watches for inactivity and for sessions ended elsewhere. Mount once while an owner is signed in. */
export function OwnerSessionWatcher({ ownerId }: { ownerId: number }) {
  const pathname = useLocationProperty(() => window.location.pathname);
  const isForVisitors = useLocationProperty(() =>
    isVisitorPage(window.location.pathname, window.location.hash),
  );
  useLiveEvents(isForVisitors ? null : ownerId);
  const { secondsLeft, stay, signOut } = useInactivitySignOut(isOwnerPage(pathname));
  return <SessionTimeoutDialog secondsLeft={secondsLeft} onStay={stay} onSignOut={signOut} />;
}
