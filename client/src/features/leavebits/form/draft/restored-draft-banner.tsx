import { formatList } from '#client/lib/format-list.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { useNameLookup } from '#client/features/people/api.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import type { InitialFormContent } from '../use-leavebit-form.ts';

interface RestoredDraftBannerProps {
  draft: NonNullable<InitialFormContent['draft']>;
  /** Whether the LeaveBit was saved after the draft was begun. */
  isOutdated: boolean;
  onDiscard: () => void;
}

/** Says that the form contains a draft, and lets its owner return to what is saved. */
export function RestoredDraftBanner({ draft, isOutdated, onDiscard }: RestoredDraftBannerProps) {
  const nameOf = useNameLookup();
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
      {draft.cardsFor.length > 0 &&
        ` You hadn’t saved the new cards for ${formatList(
          draft.cardsFor.map((email) => nameOf(email) ?? email),
          'and',
        )}, so they open nothing. Please make them again, and tear up the ones that you printed then.`}
    </Banner>
  );
}
