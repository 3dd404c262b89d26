import { useState, type ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '#shared/domain/limits.ts';
import type { DraftSummary } from '#shared/contracts/drafts.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { paths } from '#client/lib/paths.ts';
import { CollapsibleBanner } from '#client/ui/collapsible-banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useLeaveGuard } from '#client/ui/use-leave-guard.ts';
import { leavebitsQuery } from '../../api.ts';
import { useFormStartMessages } from '../use-form-start-messages.ts';
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
  const t = useFormStartMessages();
  const queryClient = useQueryClient();
  const { draft: retained, discard } = useRetainedDraft(ownerEmail);
  const { data: drafts } = useQuery(draftsQuery);
  const { data: leavebits } = useQuery({ ...leavebitsQuery, enabled: false });
  const headlineOf = (id: number | null) => leavebits?.find((one) => one.id === id)?.description ?? null;

  async function discardStored({ leavebitId }: Pick<DraftSummary, 'leavebitId'>) {
    try {
      await removeDraft(leavebitId);
    } catch {
      toast({ title: t('discardFailed'), variant: 'destructive' });
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
  const date = formatMoment(latest.savedAt);
  return (
    <DraftBanner
      name={headlineOf(latest.leavebitId)}
      onContinue={() =>
        onContinue({ leavebit: leavebits.find(({ id }) => id === latest.leavebitId) ?? null })
      }
      onDiscard={() => void discardStored(latest)}
      needsReview={latest.needsReview}
    >
      {latest.needsReview ? t('needsReview', { date }) : t('typedOn', { date })}{' '}
      {t('keptDays', { days: limits.draftDays })}
    </DraftBanner>
  );
}

interface RetainedDraftBannerProps extends Omit<DraftBannerProps, 'children'> {
  /** Whether the server has everything but the files. */
  isStored: boolean;
  hasFiles: boolean;
}

function RetainedDraftBanner({ isStored, hasFiles, ...props }: RetainedDraftBannerProps) {
  const t = useFormStartMessages();
  const days = limits.draftDays;
  const leaving = useLeaveGuard({
    hasUnsaved: hasFiles || !isStored,
    isBusy: false,
    onBack: () => navigate(paths.landing()),
  });
  const kept = hasFiles ? t('keptDaysFilesTab', { days }) : t('keptDays', { days });
  return (
    <DraftBanner {...props}>
      {isStored ? kept : t('keptTab')}
      <ConfirmDialog
        open={leaving.isAsking}
        onOpenChange={(isOpen) => !isOpen && leaving.stay()}
        title={t('leaveQuestion')}
        description={isStored ? t('leaveLosesFiles', { days }) : t('leaveLosesAll')}
        confirmLabel={t('leave')}
        cancelLabel={t('stay')}
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
  const t = useFormStartMessages();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <CollapsibleBanner
      tone="warning"
      role="status"
      title={t('unsaved')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={onContinue}>
            {t('continue')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
            {t('discard')}
          </Button>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setIsAsking}
            title={needsReview ? t('discardAnyonesQuestion') : t('discardQuestion')}
            description={t('discardEffect')}
            confirmLabel={t('discard')}
            cancelLabel={t('discardCancel')}
            variant="danger"
            onConfirm={() => {
              setIsAsking(false);
              onDiscard();
            }}
          />
        </div>
      }
    >
      {describeUnsaved({ name, needsReview }, t)} {children}
    </CollapsibleBanner>
  );
}

function describeUnsaved(
  { name, needsReview }: Pick<DraftBannerProps, 'name' | 'needsReview'>,
  t: TextMessages<'owner-form-start'>,
): string {
  if (needsReview) return name ? t('typedByAnyoneIn', { name }) : t('typedByAnyone');
  return name ? t('typedIn', { name }) : t('typed');
}
