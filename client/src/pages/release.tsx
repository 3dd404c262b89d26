import { ArrowLeft } from 'lucide-react';
import { ReleaseConfiguration } from '../features/release/configuration/release-configuration.tsx';
import { ProtectedRoute } from '../features/site/protected-route.tsx';
import { SitePage } from '../features/site/site-page.tsx';
import { paths } from '../lib/paths.ts';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** Lets owners choose who may report their death. Everyone else is redirected to the start page. */
export const ReleasePage = withQueryClient(function ReleasePage() {
  return (
    <ProtectedRoute>
      <SitePage
        title="Release configuration"
        width="reading"
        actions={
          <ButtonLink variant="quiet" icon={ArrowLeft} href={paths.home()} className="-mr-3">
            Your LeaveBits
          </ButtonLink>
        }
      >
        <h1>Release configuration</h1>
        <ReleaseConfiguration />
      </SitePage>
    </ProtectedRoute>
  );
});
