import { useQuery } from '@tanstack/react-query';
import { getErrorMessage } from '#client/lib/http/api-error.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { paths } from '#client/lib/paths.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { sealingQuery } from './api.ts';
import { UnlockForm } from './unlock-form.tsx';
import { useSealingMessages } from './use-sealing-messages.ts';

interface UnlockDialogProps {
  /** What the passphrase is asked for. */
  description?: string;
  /** Called when keys have been unlocked in this tab, which may not be the ones that a LeaveBit needs. */
  onUnlocked: () => void;
  onClose: () => void;
}

/** Asks for the passphrase for sealed LeaveBits. Mount only while open. */
export function UnlockDialog({ description, onUnlocked, onClose }: UnlockDialogProps) {
  const t = useSealingMessages();
  const common = useCommonMessages();
  const { data: sealing, error, isFetching, refetch } = useQuery(sealingQuery);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('unlockTitle')}
      description={description ?? t('unlockDescription')}
    >
      {sealing?.publicKey && (
        <UnlockForm sealing={sealing} submitLabel={t('open')} onUnlocked={onUnlocked} onCancel={onClose} />
      )}
      {sealing?.publicKey === null && (
        <div className="flex flex-col items-start gap-4">
          <p>{t('notSetUp')}</p>
          <ButtonLink href={paths.account('sealing')}>{t('setUp')}</ButtonLink>
        </div>
      )}
      {!sealing && error && (
        <Banner
          tone="danger"
          role="alert"
          title={t('keyNotLoaded')}
          action={
            <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
              {common('tryAgain')}
            </Button>
          }
        >
          {getErrorMessage(error, common('nothingChanged'))}
        </Banner>
      )}
      {!sealing && !error && (
        <SkeletonGroup label={t('loadingKey')} className="flex flex-col gap-3">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-28" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
