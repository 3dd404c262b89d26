import { useState } from 'react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { isOpened } from '../sealing/opened-leavebit.ts';
import { describeSealedState } from '../sealing/sealed-note.tsx';
import { UnlockDialog } from '../sealing/unlock-dialog.tsx';
import { useOpenedLeavebit } from '../sealing/use-opened-leavebit.ts';
import { useSealingMessages } from '../sealing/use-sealing-messages.ts';
import { VersionsButton } from './versions/versions-button.tsx';
import { EditPanel } from './form/draft/edit-panel.tsx';
import type { InitialFormContent } from './form/use-leavebit-form.ts';
import { usePanelMessages } from './use-panel-messages.ts';

interface SealedEditPanelProps {
  start: InitialFormContent;
  /** The LeaveBit in `start`. */
  leavebit: Leavebit;
  ownerEmail: string;
  onClose: () => void;
}

/** Opens a sealed LeaveBit before it is edited: with the passphrase, unless it has been entered in this tab. */
export function SealedEditPanel({ start, leavebit, ownerEmail, onClose }: SealedEditPanelProps) {
  const sealing = useSealingMessages();
  const t = usePanelMessages();
  const common = useCommonMessages();
  const sealed = useOpenedLeavebit(leavebit);
  const [isAsking, setIsAsking] = useState(sealed.state === 'locked');
  // What the form began with stays, even if the keys are locked or the LeaveBit is saved while it is open.
  const [ready, setReady] = useState<InitialFormContent | null>(null);
  if (!ready && sealed.opened && !isAsking) setReady(openStart(start, sealed.opened));

  if (ready) return <EditPanel start={ready} ownerEmail={ownerEmail} onClose={onClose} />;
  if (isAsking || sealed.state === 'locked')
    return <UnlockDialog description={t('unlock')} onUnlocked={() => setIsAsking(false)} onClose={onClose} />;
  if (sealed.state === 'open') return null;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(sealed.state === 'opening' ? 'opening' : 'notEditable')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('close')}
          </Button>
          {sealed.state === 'wrong-key' && (
            <Button onClick={() => setIsAsking(true)}>{t('useAnotherKey')}</Button>
          )}
        </>
      }
    >
      {sealed.state === 'opening' ? (
        <Spinner label={t('openingLeavebit')} />
      ) : (
        <>
          <p>{describeSealedState(sealed, sealing)}</p>
          <VersionsButton leavebit={leavebit} hasUnsaved={false} onRestored={onClose} />
        </>
      )}
    </Dialog>
  );
}

/** Unsaved changes of a form that never had the text, such as the sharing settings, leave the text as it is. */
function openStart(start: InitialFormContent, opened: Leavebit): InitialFormContent {
  if (start.leavebit && isOpened(start.leavebit)) return start;
  if (!start.unsaved || start.unsaved.infoFields !== '') return { ...start, leavebit: opened };
  const { infoFields: _, keepsInstructions: __, deletedFiles: ___, ...unsaved } = start.unsaved;
  return { ...start, leavebit: opened, unsaved };
}
