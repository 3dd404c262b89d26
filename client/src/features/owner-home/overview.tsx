import { useEffect, useState } from 'react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { preloadableComponent } from '../../lib/lazy/preloadable-component.tsx';
import { FirstUseCard } from '../first-use/first-use-card.tsx';
import { useFirstUseOffer } from '../first-use/use-first-use-offer.ts';
import { UnsavedDraftBanner } from '../leavebits/form/draft/unsaved-draft-banner.tsx';
import type { InitialFormContent } from '../leavebits/form/use-leavebit-form.ts';
import { InterruptedUploadBanner } from '../leavebits/list/interrupted-upload-banner.tsx';
import { PlanPanel } from '../plan/health/plan-panel.tsx';
import { SecondFactorOffer } from '../security/second-factor-offer.tsx';
import { TemplateChecklist } from '../templates/template-checklist.tsx';
import { NewLeavebitDropZone } from '../leavebits/form/files/new-leavebit-drop-zone.tsx';
import { descriptionFromFileName } from '../leavebits/form/files/file-rules.ts';

const FirstUse = preloadableComponent(() => import('../first-use/first-use.tsx'), 'FirstUse');

interface OverviewProps {
  ownerId: number | undefined;
  ownerEmail: string;
  /** Opens the form of a LeaveBit. */
  onEdit: (start: InitialFormContent) => void;
  /** Reports whether a new owner is led through the first steps, so that this has the page's primary action. */
  onNewOwner: (isNew: boolean) => void;
}

/** What stands above an owner's LeaveBits: offers, where the plan stands, and ways to begin. */
export function Overview({ ownerId, ownerEmail, onEdit, onNewOwner }: OverviewProps) {
  const offer = useFirstUseOffer(ownerEmail);
  const isNewOwner = Boolean(offer);
  useEffect(() => onNewOwner(isNewOwner), [isNewOwner, onNewOwner]);
  const [isInFirstUse, setIsInFirstUse] = useState(false);
  const open = (leavebit: Leavebit) => onEdit({ leavebit });
  return (
    <div className="mb-4 flex flex-col gap-4 sm:mb-6 sm:gap-6">
      {!isNewOwner && <SecondFactorOffer />}
      <UnsavedDraftBanner
        ownerEmail={ownerEmail}
        isNewOfferedElsewhere={offer === 'begun' || offer === undefined}
        onContinue={onEdit}
      />
      {offer && <FirstUseCard offer={offer} onStart={() => setIsInFirstUse(true)} />}
      <PlanPanel onOpen={open} />
      <InterruptedUploadBanner ownerId={ownerId} />
      <div className="grid items-start gap-3 sm:gap-4 md:grid-cols-2">
        <TemplateChecklist ownerEmail={ownerEmail} onCreated={open} />
        <div className="peer-data-open:md:col-span-2">
          <NewLeavebitDropZone
            onFile={(file) =>
              onEdit({
                leavebit: null,
                unsaved: { files: [file], description: descriptionFromFileName(file.name) },
              })
            }
          />
        </div>
      </div>
      {isInFirstUse && <FirstUse ownerEmail={ownerEmail} onClose={() => setIsInFirstUse(false)} />}
    </div>
  );
}
