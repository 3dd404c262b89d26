import { ArrowLeft } from 'lucide-react';
import { PeopleList } from '../features/plan/people/people-list.tsx';
import { ProtectedRoute } from '../features/site/protected-route.tsx';
import { SitePage } from '../features/site/site-page.tsx';
import { UnlessBlocked } from '../features/subscriptions/blocked/unless-blocked.tsx';
import { paths } from '../lib/paths.ts';
import { withQueries } from '../lib/with-queries.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** The owner's plan, person by person. */
export const PeoplePage = withQueries(function PeoplePage() {
  return (
    <ProtectedRoute>
      <SitePage
        title="Your people"
        actions={
          <ButtonLink variant="quiet" icon={ArrowLeft} href={paths.home()} className="-mr-3">
            Your LeaveBits
          </ButtonLink>
        }
      >
        <UnlessBlocked>
          <div className="mb-6">
            <h1>Your people</h1>
            <p className="mt-1 max-w-reading text-quiet">Who receives what, and what waits for them.</p>
          </div>
          <PeopleList />
        </UnlessBlocked>
      </SitePage>
    </ProtectedRoute>
  );
});
