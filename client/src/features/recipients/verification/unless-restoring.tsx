import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Hourglass } from 'lucide-react';
import { serviceRestoreStore } from '#client/lib/http/service-restore.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { dismissErrorToast } from '#client/ui/overlays/toast.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';

/**
 * Shows a recipient's page until an API response says that the service is being restored. A notice saying when to come back
 * then replaces the page, so that no content stays on screen.
 */
export function UnlessRestoring({ children }: { children: ReactNode }) {
  const comeBackAt = useSyncExternalStore(
    serviceRestoreStore.subscribe,
    serviceRestoreStore.comeBackAt,
    () => null,
  );
  useHeadingFocus(comeBackAt === null ? 'page' : 'restoring');
  // Reset on leaving, so that each page finds out for itself.
  useEffect(() => serviceRestoreStore.clear, []);
  return comeBackAt === null ? children : <Restoring comeBackAt={comeBackAt} />;
}

function Restoring({ comeBackAt }: { comeBackAt: string }) {
  const t = useMessages('verification');
  // This page explains the error better.
  useEffect(dismissErrorToast, []);
  return (
    <div className="mx-auto max-w-reading">
      <Card className="flex flex-col items-start gap-4">
        <StatusIcon icon={Hourglass} />
        <h1>{t('restoringTitle')}</h1>
        <p className="text-lg">{t('restoring')}</p>
        <p>
          {comeBackAt
            ? t.rich('comeBackAfter', {
                date: () => <strong className="font-medium">{formatMoment(comeBackAt, t)}</strong>,
              })
            : t('comeBackDays')}{' '}
          {t('linkStays')}
        </p>
        <p className="text-quiet">{t('restoringWhy')}</p>
        <Button variant="secondary" onClick={serviceRestoreStore.clear}>
          {t('checkAgain')}
        </Button>
      </Card>
    </div>
  );
}
