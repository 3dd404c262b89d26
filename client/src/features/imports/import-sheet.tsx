import { useMemo, useState } from 'react';
import { useCommonMessages } from '../../lib/messages/use-common-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/fields/field.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useUnsavedGuard } from '../../ui/use-leave-guard.ts';
import { COMBINED, combineDrafts, describeReview } from './drafts.ts';
import type { ImportedDraft, ImportResult } from './drafts.ts';
import { ImportedDraftRow } from './draft-row.tsx';
import { ImportReport } from './import-report.tsx';
import { useSaveDrafts } from './use-save-drafts.ts';
import { useReviewMessages } from './use-review-messages.ts';

interface ImportSheetProps {
  found: ImportResult;
  onClose: (hasSaved: boolean) => void;
}

/** Shows the imported drafts for the owner to review, edit and save. Mount only while open. */
export function ImportSheet({ found, onClose }: ImportSheetProps) {
  const t = useReviewMessages();
  const common = useCommonMessages();
  const [drafts, setDrafts] = useState<readonly ImportedDraft[]>(found.drafts);
  /** One draft with the text of those that were selected. While set, it replaces the list. */
  const [combined, setCombined] = useState<ImportedDraft | null>(null);
  const [savedCount, setSavedCount] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const { save, isSaving, position, stop } = useSaveDrafts();
  useUnsavedGuard(drafts.length > 0);
  const shown = combined ? [combined] : drafts;
  const taken = shown.filter(({ isTaken }) => isTaken);
  const failed = shown.filter(({ problem }) => problem !== null);

  const change = (key: number, to: Partial<ImportedDraft>) => {
    if (key === COMBINED) setCombined((draft) => draft && { ...draft, ...to });
    else setDrafts((all) => all.map((draft) => (draft.key === key ? { ...draft, ...to } : draft)));
  };

  async function saveTaken() {
    const { saved, problems } = await save(taken);
    const withProblem = (draft: ImportedDraft): ImportedDraft => {
      const problem = problems.get(draft.key);
      return { ...draft, problem: problem?.message ?? null, isTaken: draft.isTaken && !problem?.isHalf };
    };
    const isSaved = (draft: ImportedDraft) => saved.has(combined && draft.isTaken ? COMBINED : draft.key);
    const left = drafts.filter((draft) => !isSaved(draft)).map(withProblem);
    setDrafts(left);
    setCombined(combined && !saved.has(COMBINED) ? withProblem(combined) : null);
    setSavedCount((before) => before + saved.size);
    // While any drafts remain, the sheet itself says what was saved.
    if (left.length > 0) return;
    toast({ title: t('saved', { count: savedCount + saved.size }), variant: 'success' });
    onClose(true);
  }

  function mayClose() {
    if (isSaving) return false;
    if (drafts.length > 0) setIsAsking(true);
    return drafts.length === 0;
  }

  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose(savedCount > 0)}
      onBeforeClose={mayClose}
      {...describeReview({ drafts: shown, hasSaved: isSaving || savedCount > 0 }, t)}
      footer={
        isSaving ? (
          <Button variant="secondary" onClick={stop}>
            {t('stop')}
          </Button>
        ) : (
          <Button isUnavailable={taken.length === 0} onClick={() => taken.length > 0 && void saveTaken()}>
            {taken.length === 0 ? t('noneSelected') : t('save', { count: taken.length })}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-6">
        {isSaving && (
          <ProgressBar
            label={t('saving', { position: Math.min(position + 1, taken.length), count: taken.length })}
            value={position / Math.max(taken.length, 1)}
          />
        )}
        {!isSaving && failed.length > 0 && (
          <Banner tone="danger" role="alert" title={t('notSaved', { count: failed.length })}>
            {savedCount > 0 && <span>{`${t('someSaved', { count: savedCount })} `}</span>}
            <span>{t('reasons')}</span>
          </Banner>
        )}
        {!isSaving && failed.length === 0 && savedCount > 0 && (
          <Banner tone="success" role="status" title={t('saved', { count: savedCount })}>
            {t('othersRemain')}
          </Banner>
        )}
        <ImportReport found={found} />
        {found.source !== null && found.drafts.length > 1 && drafts.length > 0 && (
          <CombinationChoice
            drafts={drafts}
            source={found.source}
            isCombined={combined !== null}
            isLocked={isSaving}
            onChoose={setCombined}
          />
        )}
        <ul className="flex flex-col gap-3">
          {shown.map((draft) => (
            <ImportedDraftRow key={draft.key} draft={draft} isLocked={isSaving} onChange={change} />
          ))}
        </ul>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('closeQuestion')}
        description={t('closeEffect', { count: drafts.length })}
        confirmLabel={common('close')}
        cancelLabel={t('goBack')}
        onConfirm={() => onClose(savedCount > 0)}
      />
    </Sheet>
  );
}

interface CombinationChoiceProps {
  drafts: readonly ImportedDraft[];
  source: string;
  isCombined: boolean;
  isLocked: boolean;
  onChoose: (combined: ImportedDraft | null) => void;
}

/** Lets the owner save the selected entries as one LeaveBit instead of one each. */
function CombinationChoice({ drafts, source, isCombined, isLocked, onChoose }: CombinationChoiceProps) {
  const t = useReviewMessages();
  const selected = useMemo(() => drafts.filter(({ isTaken }) => isTaken), [drafts]);
  const { draft, problem } = useMemo(() => combineDrafts(selected, source, t), [selected, source, t]);
  const left = drafts.length - selected.length;
  const hint = isCombined && left > 0 ? t('notIncluded', { count: left }) : undefined;
  return (
    <Field label={t('saveAs')} hint={problem ?? hint}>
      <Select
        value={isCombined ? 'one' : 'each'}
        disabled={isLocked}
        onChange={({ target }) => onChoose(target.value === 'one' ? draft : null)}
      >
        <option value="each">{t('oneForEach')}</option>
        <option value="one" disabled={!isCombined && (draft === null || selected.length === 0)}>
          {t('oneForAll')}
        </option>
      </Select>
    </Field>
  );
}
