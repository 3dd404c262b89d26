import { useState, type ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '#shared/domain/limits.ts';
import type { DraftSummary } from '#shared/contracts/drafts.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { paths } from '#client/lib/paths.ts';
import { CollapsibleBanner } from '#client/ui/collapsible-banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useLeaveGuard } from '#client/ui/use-leave-guard.ts';
import { leavebitsQuery } from '../../api.ts';
import type { InitialFormContent } from '../use-leavebit-form.ts';
import { draftsQuery, removeDraft } from './api.ts';
import { useRetainedDraft } from './retained-draft.ts';

interface UnsavedDraftBannerProps {
  ownerEmail: string;
  /** Whether the page already leads back to what is stored for a new LeaveBit. */
  isNewOfferedElsewhere: boolean;
  /** Opens the form with the unsaved changes. */
  onContinue: (start: InitialFormContent) => void;
}

/** Offers the latest unsaved changes: those of this tab, which include chosen files, or those on the server. */
export function UnsavedDraftBanner({
  ownerEmail,
  isNewOfferedElsewhere,
  onContinue,
}: UnsavedDraftBannerProps) {
  const queryClient = useQueryClient();
  const { draft: retained, discard } = useRetainedDraft(ownerEmail);
  const { data: drafts } = useQuery(draftsQuery);
  const { data: leavebits } = useQuery({ ...leavebitsQuery, enabled: false });
  const headlineOf = (id: number | null) => leavebits?.find((one) => one.id === id)?.description ?? null;

  async function discardStored({ leavebitId }: Pick<DraftSummary, 'leavebitId'>) {
    try {
      await removeDraft(leavebitId);
    } catch {
      toast({ title: 'We couldn’t discard your changes. Please try again.', variant: 'destructive' });
    }
    await queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey });
  }

  if (retained) {
    const leavebitId = retained.leavebit?.id ?? null;
    return (
      <RetainedDraftBanner
        name={retained.values.description.trim() || headlineOf(leavebitId)}
        isStored={drafts?.some((draft) => draft.leavebitId === leavebitId) ?? false}
        hasFiles={retained.values.files.length > 0}
        onContinue={() => {
          discard();
          onContinue({ leavebit: retained.leavebit, unsaved: retained.values, isResumed: true });
        }}
        onDiscard={() => {
          discard();
          void discardStored({ leavebitId });
        }}
      />
    );
  }
  const latest = drafts?.find(
    ({ leavebitId, needsReview }) => leavebitId !== null || needsReview || !isNewOfferedElsewhere,
  );
  if (!latest || !leavebits) return null;
  return (
    <DraftBanner
      name={headlineOf(latest.leavebitId)}
      onContinue={() =>
        onContinue({ leavebit: leavebits.find(({ id }) => id === latest.leavebitId) ?? null })
      }
      onDiscard={() => void discardStored(latest)}
      needsReview={latest.needsReview}
    >
      {latest.needsReview
        ? `That was on ${formatMoment(latest.savedAt)}, before your password was changed or everyone was signed out. Please check it.`
        : `You typed it on ${formatMoment(latest.savedAt)}.`}{' '}
      We’ll keep it for {limits.draftDays} days.
    </DraftBanner>
  );
}

interface RetainedDraftBannerProps extends Omit<DraftBannerProps, 'children'> {
  /** Whether the server has everything but the files. */
  isStored: boolean;
  hasFiles: boolean;
}

function RetainedDraftBanner({ isStored, hasFiles, ...props }: RetainedDraftBannerProps) {
  const leaving = useLeaveGuard({
    hasUnsaved: hasFiles || !isStored,
    isBusy: false,
    onBack: () => navigate(paths.landing()),
  });
  const keptFor = isStored ? `for ${limits.draftDays} days` : 'until you close this tab';
  return (
    <DraftBanner {...props}>
      We’ll keep it {keptFor}
      {hasFiles && isStored ? ', and the files you chose until you close this tab.' : '.'}
      <ConfirmDialog
        open={leaving.isAsking}
        onOpenChange={(isOpen) => !isOpen && leaving.stay()}
        title="Leave with unsaved changes?"
        description={
          isStored
            ? `You’ll lose the files you chose. Everything else is kept for ${limits.draftDays} days.`
            : 'You’ll lose what you typed and the files you chose.'
        }
        confirmLabel="Leave"
        cancelLabel="Stay here"
        variant="danger"
        onConfirm={leaving.leave}
      />
    </DraftBanner>
  );
}

interface DraftBannerProps {
  /** The LeaveBit's headline, if it has one. */
  name: string | null;
  onContinue: () => void;
  onDiscard: () => void;
  /** Whether somebody other than the owner may have typed it. */
  needsReview?: boolean;
  children: ReactNode;
}

function DraftBanner({ name, onContinue, onDiscard, needsReview, children }: DraftBannerProps) {
  const [isAsking, setIsAsking] = useState(false);
  const typed = needsReview ? 'What was typed' : 'What you typed';
  return (
    <CollapsibleBanner
      tone="warning"
      role="status"
      title="You have unsaved changes"
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={onContinue}>
            Continue editing
          </Button>
          <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
            Discard
          </Button>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setIsAsking}
            title={needsReview ? 'Discard what was typed?' : 'Discard what you typed?'}
            description="It will be deleted for good."
            confirmLabel="Discard"
            cancelLabel="Keep it"
            variant="danger"
            onConfirm={() => {
              setIsAsking(false);
              onDiscard();
            }}
          />
        </div>
      }
    >
      {typed} {name && `in “${name}” `}hasn’t been saved yet. {children}
    </CollapsibleBanner>
  );
}
