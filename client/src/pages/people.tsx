import { ArrowLeft } from 'lucide-react';
import { useParams } from 'wouter';
import { decodeEmail } from '#shared/domain/encoded-email.ts';
import { PeopleList } from '../features/plan/people/people-list.tsx';
import { PreviewView } from '../features/plan/preview/preview-view.tsx';
import { ProtectedRoute } from '../features/site/protected-route.tsx';
import { SitePage } from '../features/site/site-page.tsx';
import { UnlessBlocked } from '../features/subscriptions/blocked/unless-blocked.tsx';
import { paths } from '../lib/paths.ts';
import { withQueries } from '../lib/with-queries.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** The owner's plan, person by person. With an address: what this person would see. */
export const PeoplePage = withQueries(function PeoplePage() {
  const { encodedEmail } = useParams<{ encodedEmail?: string }>();
  const email = encodedEmail === undefined ? null : decodeEmail(encodedEmail);
  return (
    <ProtectedRoute>
      <SitePage
        // Each person is a page of its own: its heading is read out.
        key={email}
        title={email === null ? 'Your people' : 'What they see'}
        actions={
          <ButtonLink
            variant="quiet"
            icon={ArrowLeft}
            href={email === null ? paths.home() : paths.people()}
            className="-mr-3"
          >
            {email === null ? 'Your LeaveBits' : 'Your people'}
          </ButtonLink>
        }
      >
        <UnlessBlocked>{email === null ? <PeopleList /> : <PreviewView email={email} />}</UnlessBlocked>
      </SitePage>
    </ProtectedRoute>
  );
});
