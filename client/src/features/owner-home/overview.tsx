import { useEffect } from 'react';
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
  /** The questions that are on the screen: the first steps, or about another LeaveBit. */
  questions: 'first' | 'another' | null;
  onQuestions: (questions: OverviewProps['questions']) => void;
}

/** What stands above an owner's LeaveBits: offers, where the plan stands, and ways to begin. */
export function Overview({ ownerId, ownerEmail, onEdit, onNewOwner, questions, onQuestions }: OverviewProps) {
  const offer = useFirstUseOffer(ownerEmail);
  const isNewOwner = Boolean(offer);
  const isKnown = offer !== undefined;
  useEffect(() => {
    if (isKnown) onNewOwner(isNewOwner);
  }, [isKnown, isNewOwner, onNewOwner]);
  const open = (leavebit: Leavebit) => onEdit({ leavebit });
  return (
    <div className="mb-4 flex flex-col gap-3 sm:mb-6 sm:gap-6">
      {!isNewOwner && <SecondFactorOffer />}
      <UnsavedDraftBanner
        ownerEmail={ownerEmail}
        isNewOfferedElsewhere={offer === 'begun' || offer === undefined}
        onContinue={onEdit}
      />
      {offer && <FirstUseCard offer={offer} onStart={() => onQuestions('first')} />}
      <PlanPanel onOpen={open} />
      <InterruptedUploadBanner ownerId={ownerId} />
      <div className="grid items-start gap-3 sm:gap-4 md:grid-cols-2">
        <TemplateChecklist
          ownerEmail={ownerEmail}
          onCreated={open}
          onStartSealed={({ description, infoFields }) =>
            onEdit({ leavebit: null, unsaved: { description, infoFields, sealed: true } })
          }
        />
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
      {questions && (
        <FirstUse
          ownerEmail={ownerEmail}
          isAnother={questions === 'another'}
          onClose={() => onQuestions(null)}
        />
      )}
    </div>
  );
}
