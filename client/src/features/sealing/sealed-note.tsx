import { useState } from 'react';
import { LockKeyholeOpen } from 'lucide-react';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { getErrorMessage } from '#client/lib/http/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { UnlockDialog } from './unlock-dialog.tsx';
import type { SealedState } from './use-opened-leavebit.ts';
import { useSealingMessages } from './use-sealing-messages.ts';

/** Why sealed text isn't shown, in sentences. */
export function describeSealedState(
  sealed: Exclude<SealedState, { state: 'open' }>,
  t: TextMessages<'owner-sealing'>,
): string {
  switch (sealed.state) {
    case 'locked':
      return t('locked');
    case 'opening':
      return t('opening');
    case 'wrong-key':
      return t('wrongKey');
    case 'damaged':
      return t('damaged');
    case 'failed':
      return getErrorMessage(sealed.error, t('notOpened'));
  }
}

interface SealedNoteProps {
  sealed: SealedState;
  /** The id of the element that says what the button opens. */
  describedBy?: string;
  onUnlocked?: () => void;
}

/** Stands where sealed text would be, with a button that asks for the passphrase. Renders nothing once it is open. */
export function SealedNote({ sealed, describedBy, onUnlocked }: SealedNoteProps) {
  const t = useSealingMessages();
  const [isAsking, setIsAsking] = useState(false);
  if (sealed.state === 'open') return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <p role="status" className="max-w-reading text-quiet">
        {describeSealedState(sealed, t)}
      </p>
      {(sealed.state === 'locked' || sealed.state === 'wrong-key') && (
        <Button
          variant="secondary"
          size="small"
          icon={LockKeyholeOpen}
          aria-describedby={describedBy}
          onClick={() => setIsAsking(true)}
        >
          {t(sealed.state === 'locked' ? 'open' : 'useAnotherKey')}
        </Button>
      )}
      {isAsking && (
        <UnlockDialog
          onUnlocked={() => {
            setIsAsking(false);
            onUnlocked?.();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
