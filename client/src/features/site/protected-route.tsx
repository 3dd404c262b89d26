import type { ReactNode } from 'react';
import { CloudOff } from 'lucide-react';
import { Redirect } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { currentUser } from '../accounts/session/current-user.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { SitePage } from './site-page.tsx';
import { useCurrentUser } from '../accounts/session/use-current-user.ts';

/** Shows its content to a signed-in owner, and sends everyone else to the start page. */
export function ProtectedRoute({ children }: { children: ReactNode }) {
  const { user, isGuest, isLoading, isUnknown } = useCurrentUser();
  if (isLoading) return <PageSkeleton />;
  if (isUnknown && !user) return <Unreachable />;
  if (!user || isGuest) return <Redirect to={paths.landing()} replace />;
  return children;
}

function Unreachable() {
  return (
    <SitePage title="No connection">
      <h1 className="sr-only">No connection</h1>
      <EmptyState
        icon={CloudOff}
        title="We could not reach the server"
        action={<Button onClick={currentUser.reset}>Try again</Button>}
      >
        Everything you saved is safe. Check your internet connection, then try again.
      </EmptyState>
    </SitePage>
  );
}
