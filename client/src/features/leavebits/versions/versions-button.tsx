import { useState } from 'react';
import { History } from 'lucide-react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { preloadableComponent } from '#client/lib/lazy/preloadable-component.tsx';
import { Button } from '#client/ui/button.tsx';
import { usePanelMessages } from '../use-panel-messages.ts';

const VersionsDialog = preloadableComponent(() => import('./versions-dialog.tsx'), 'VersionsDialog');

interface VersionsButtonProps {
  leavebit: Leavebit;
  /** Whether the surrounding form has unsaved changes. */
  hasUnsaved: boolean;
  onRestored: () => void;
}

/** Opens the earlier versions of a LeaveBit. */
export function VersionsButton({ leavebit, ...rest }: VersionsButtonProps) {
  const t = usePanelMessages();
  const [isOpen, setIsOpen] = useState(false);
  // The first save doesn't replace anything.
  if (leavebit.seqno < 2) return null;
  return (
    <div className="mt-7 border-t pt-5">
      <Button variant="quiet" icon={History} className="-ml-5" onClick={() => setIsOpen(true)}>
        {t('earlierVersions')}
      </Button>
      {isOpen && <VersionsDialog leavebit={leavebit} onClose={() => setIsOpen(false)} {...rest} />}
    </div>
  );
}
