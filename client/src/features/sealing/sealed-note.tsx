import { useState } from 'react';
import { LockKeyholeOpen } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { UnlockDialog } from './unlock-dialog.tsx';
import type { SealedState } from './use-opened-leavebit.ts';

/** Why sealed text isn't shown, in sentences. */
export function describeSealedState(sealed: Exclude<SealedState, { state: 'open' }>): string {
  switch (sealed.state) {
    case 'locked':
      return 'Sealed: only you and the cards of your recipients open it.';
    case 'opening':
      return 'Opening…';
    case 'wrong-key':
      return 'Your key doesn’t open this. If you had another key when you sealed it, use the passphrase or recovery sheet of that one. If you never had one, somebody else may have overwritten it: an earlier version may still open.';
    case 'damaged':
      return 'This can’t be opened, because it’s damaged. An earlier version may still open.';
    case 'failed':
      return sealed.message;
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
  const [isAsking, setIsAsking] = useState(false);
  if (sealed.state === 'open') return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <p role="status" className="max-w-reading text-quiet">
        {describeSealedState(sealed)}
      </p>
      {(sealed.state === 'locked' || sealed.state === 'wrong-key') && (
        <Button
          variant="secondary"
          size="small"
          icon={LockKeyholeOpen}
          aria-describedby={describedBy}
          onClick={() => setIsAsking(true)}
        >
          {sealed.state === 'locked' ? 'Open' : 'Use another key'}
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
