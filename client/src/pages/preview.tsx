import { ArrowLeft } from 'lucide-react';
import { useParams } from 'wouter';
import { decodeEmail } from '#shared/domain/encoded-email.ts';
import { PreviewView } from '../features/plan/preview/preview-view.tsx';
import { ProtectedRoute } from '../features/site/protected-route.tsx';
import { SitePage } from '../features/site/site-page.tsx';
import { UnlessBlocked } from '../features/subscriptions/blocked/unless-blocked.tsx';
import { paths } from '../lib/paths.ts';
import { withQueries } from '../lib/with-queries.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { NotFoundPage } from './not-found.tsx';

/** What one person would see of the owner's. */
export const PreviewPage = withQueries(function PreviewPage() {
  const { encodedEmail } = useParams<{ encodedEmail: string }>();
  const email = decodeEmail(encodedEmail);
  if (email === null) return <NotFoundPage />;
  return (
    <ProtectedRoute>
      <SitePage
        title="What they see"
        actions={
          <ButtonLink variant="quiet" icon={ArrowLeft} href={paths.people()} className="-mr-3">
            Your people
          </ButtonLink>
        }
      >
        <UnlessBlocked>
          <PreviewView key={email} email={email} />
        </UnlessBlocked>
      </SitePage>
    </ProtectedRoute>
  );
});
