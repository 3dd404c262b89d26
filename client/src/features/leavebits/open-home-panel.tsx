import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { EditPanel } from './form/draft/edit-panel.tsx';
import type { InitialFormContent } from './form/use-leavebit-form.ts';
import { DeleteLeavebitDialog } from './list/delete/delete-leavebit-dialog.tsx';
import { DeleteSelectedDialog } from './list/delete/delete-selected-dialog.tsx';
import { preloadableComponent } from '#client/lib/lazy/preloadable-component.tsx';
import { ShareSelectedSheet } from './sharing/share-selected-sheet.tsx';
import { SharingSheet } from './sharing/sharing-sheet.tsx';

const SealedEditPanel = preloadableComponent(() => import('./open-sealed-edit-panel.tsx'), 'SealedEditPanel');

/** The sheet or dialog that is open on the owner's home page. `edit` without a LeaveBit creates one. */
export type HomePanel =
  | { what: 'edit'; start: InitialFormContent }
  | { what: 'share' | 'delete'; leavebit: Leavebit }
  | { what: 'share-selected' | 'delete-selected'; leavebits: Leavebit[] };

interface OpenPanelProps {
  panel: HomePanel;
  ownerEmail: string;
  onClose: () => void;
}

export function OpenHomePanel({ panel, ownerEmail, onClose }: OpenPanelProps) {
  const common = { ownerEmail, onClose };
  switch (panel.what) {
    case 'edit':
      if (panel.start.leavebit?.sealed)
        return <SealedEditPanel start={panel.start} leavebit={panel.start.leavebit} {...common} />;
      return <EditPanel start={panel.start} {...common} />;
    case 'share':
      return <SharingSheet leavebit={panel.leavebit} {...common} />;
    case 'delete':
      return <DeleteLeavebitDialog leavebit={panel.leavebit} onClose={onClose} />;
    case 'share-selected':
      return <ShareSelectedSheet leavebits={panel.leavebits} {...common} />;
    case 'delete-selected':
      return <DeleteSelectedDialog leavebits={panel.leavebits} onClose={onClose} />;
    default:
      return panel satisfies never;
  }
}
