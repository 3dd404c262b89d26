import { ProtectedRoute } from '../features/site/protected-route.tsx';
import { SitePage } from '../features/site/site-page.tsx';
import { lazyPart, preloadSoon } from '../lib/lazy-part.tsx';
import { paths } from '../lib/paths.ts';
import { withQueries } from '../lib/with-queries.tsx';
import { ButtonLink } from '../ui/button.tsx';

const ReleaseConfiguration = lazyPart(
  () => import('../features/release/configuration/release-configuration.tsx'),
  'ReleaseConfiguration',
);
preloadSoon(ReleaseConfiguration);

/** Where the owner chooses who may report their death. Everyone else is sent to the start page. */
export const ReleasePage = withQueries(function ReleasePage() {
  return (
    <ProtectedRoute>
      <SitePage
        title="Release configuration"
        width="reading"
        actions={
          <ButtonLink variant="quiet" href={paths.home()} className="-mr-3">
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
