import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Hourglass } from 'lucide-react';
import { formatMoment } from '#client/lib/dates.ts';
import { serviceRestoreStore } from '#client/lib/http/service-restore.ts';
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
  // This page explains the error better.
  useEffect(dismissErrorToast, []);
  return (
    <div className="mx-auto max-w-reading">
      <Card className="flex flex-col items-start gap-4">
        <StatusIcon icon={Hourglass} />
        <h1>Please come back a little later</h1>
        <p className="text-lg">
          LeaveBits is being restored from a backup. Nothing is lost, but until that’s done, nobody can read
          what was left for them.
        </p>
        <p>
          {comeBackAt ? (
            <>
              Please come back after <strong className="font-medium">{formatMoment(comeBackAt)}</strong>.
            </>
          ) : (
            'Please come back in a few days.'
          )}{' '}
          Your link stays the same. If you had a code, you’ll need a new one.
        </p>
        <p className="text-quiet">
          It takes this long because the backup may be missing the latest changes. Senders have some time to
          check what they share before anyone can read it again.
        </p>
        <Button variant="secondary" onClick={serviceRestoreStore.clear}>
          Check again
        </Button>
      </Card>
    </div>
  );
}
