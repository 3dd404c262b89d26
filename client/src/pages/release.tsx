import { ArrowLeft } from 'lucide-react';
import { useSearch } from 'wouter';
import { ReleaseConfiguration } from '../features/release/configuration/release-configuration.tsx';
import { ProtectedRoute } from '../features/site/protected-route.tsx';
import { SitePage } from '../features/site/site-page.tsx';
import { useConfigMessages } from '../features/release/configuration/use-config-messages.ts';
import { findWayBack } from '../features/release/configuration/way-back.ts';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** Lets owners choose who may report their death. Everyone else is redirected to the start page. */
export const ReleasePage = withQueryClient(function ReleasePage() {
  const t = useConfigMessages();
  const { href, label } = findWayBack(useSearch());
  return (
    <ProtectedRoute>
      <SitePage
        title={t('title')}
        width="reading"
        actions={
          <ButtonLink variant="quiet" icon={ArrowLeft} href={href} className="-mr-3">
            {t(label)}
          </ButtonLink>
        }
      >
        <h1>{t('title')}</h1>
        <ReleaseConfiguration />
      </SitePage>
    </ProtectedRoute>
  );
});
