import { formatList } from '#client/lib/messages/format-list.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { useNameLookup } from '#client/features/people/api.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { useFormMessages } from '../use-form-messages.ts';
import type { InitialFormContent } from '../use-leavebit-form.ts';

interface RestoredDraftBannerProps {
  draft: NonNullable<InitialFormContent['draft']>;
  /** Whether the LeaveBit was saved after the draft was begun. */
  isOutdated: boolean;
  onDiscard: () => void;
}

/** Says that the form contains a draft, and lets its owner return to what is saved. */
export function RestoredDraftBanner({ draft, isOutdated, onDiscard }: RestoredDraftBannerProps) {
  const t = useFormMessages();
  const nameOf = useNameLookup();
  const date = formatMoment(draft.savedAt);
  return (
    <Banner
      tone="warning"
      title={draft.needsReview ? t('restoredAnyones', { date }) : t('restored', { date })}
      className="mb-7"
      action={
        <Button variant="secondary" size="small" onClick={onDiscard}>
          {t('discardRestored')}
        </Button>
      }
    >
      {draft.needsReview && `${t('restoredReview')} `}
      {isOutdated && `${t('restoredOutdated')} `}
      {draft.isSealed
        ? t('restoredSealed')
        : draft.fileNames.length > 0
          ? t('restoredFiles', { names: formatList(draft.fileNames, t) })
          : t('restoredGoOn')}
      {draft.cardsFor.length > 0 &&
        ` ${t('restoredCards', {
          names: formatList(
            draft.cardsFor.map((email) => nameOf(email) ?? email),
            t,
          ),
        })}`}
    </Banner>
  );
}
