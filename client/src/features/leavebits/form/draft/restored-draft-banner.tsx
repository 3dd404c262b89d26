import { formatList } from '#client/lib/format-list.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import type { InitialFormContent } from '../use-leavebit-form.ts';

interface RestoredDraftBannerProps {
  draft: NonNullable<InitialFormContent['draft']>;
  /** Whether the LeaveBit was saved after the draft was begun. */
  isOutdated: boolean;
  /** Whether a save of the form will seal it, so that cards may have been made for it. */
  willSeal: boolean;
  onDiscard: () => void;
}

/** Says that the form contains a draft, and lets its owner return to what is saved. */
export function RestoredDraftBanner({ draft, isOutdated, willSeal, onDiscard }: RestoredDraftBannerProps) {
  return (
    <Banner
      tone="warning"
      title={`Not saved yet: what ${draft.needsReview ? 'was' : 'you'} typed on ${formatMoment(draft.savedAt)}`}
      className="mb-7"
      action={
        <Button variant="secondary" size="small" onClick={onDiscard}>
          Discard it
        </Button>
      }
    >
      {draft.needsReview &&
        'This was typed before your password was changed or everyone was signed out. Please check all of it, including the recipients, before you save. '}
      {isOutdated && 'This LeaveBit was saved after that, so please compare before you save. '}
      {draft.isSealed
        ? 'If you had chosen files, please choose them again: what is sealed doesn’t list them.'
        : draft.fileNames.length > 0
          ? `Please choose these files again: ${formatList(draft.fileNames, 'and')}.`
          : 'Go on where you stopped.'}
      {willSeal &&
        ' Cards that you made for it before, but didn’t save, open nothing. Please make them again, and destroy the printed ones.'}
    </Banner>
  );
}
