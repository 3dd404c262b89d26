import { useQuery } from '@tanstack/react-query';
import { getErrorMessage } from '#client/lib/http/api-error.ts';
import { paths } from '#client/lib/paths.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { sealingQuery } from './api.ts';
import { UnlockForm } from './unlock-form.tsx';

interface UnlockDialogProps {
  /** What the passphrase is asked for. */
  description?: string;
  /** Called when keys have been unlocked in this tab, which may not be the ones that a LeaveBit needs. */
  onUnlocked: () => void;
  onClose: () => void;
}

/** Asks for the passphrase for sealed LeaveBits. Mount only while open. */
export function UnlockDialog({
  description = 'Your browser decrypts it here. Your passphrase isn’t sent.',
  onUnlocked,
  onClose,
}: UnlockDialogProps) {
  const { data: sealing, error, isFetching, refetch } = useQuery(sealingQuery);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Open what you’ve sealed"
      description={description}
    >
      {sealing?.publicKey && (
        <UnlockForm sealing={sealing} submitLabel="Open" onUnlocked={onUnlocked} onCancel={onClose} />
      )}
      {sealing?.publicKey === null && (
        <div className="flex flex-col items-start gap-4">
          <p>Your key for sealed LeaveBits isn’t set up, so nothing can be opened here.</p>
          <ButtonLink href={paths.account('sealing')}>Set up sealing</ButtonLink>
        </div>
      )}
      {!sealing && error && (
        <Banner
          tone="danger"
          role="alert"
          title="Your key couldn’t be loaded"
          action={
            <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {getErrorMessage(error, 'Nothing has changed. Please try again in a moment.')}
        </Banner>
      )}
      {!sealing && !error && (
        <SkeletonGroup label="Loading your key" className="flex flex-col gap-3">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-28" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
