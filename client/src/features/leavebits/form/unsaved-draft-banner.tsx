import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import type { UnsavedDraft } from './unsaved-draft.ts';

interface KeptDraftBannerProps {
  draft: UnsavedDraft;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers to restore the changes that were unsaved when the session ended. */
export function UnsavedDraftBanner({ draft, onContinue, onDiscard }: KeptDraftBannerProps) {
  const name = draft.values.description.trim() || draft.leavebit?.description;
  return (
    <Banner
      tone="warning"
      role="status"
      title="You have unsaved changes"
      className="mb-6"
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={onContinue}>
            Continue editing
          </Button>
          <Button variant="quiet" size="small" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      }
    >
      {name ? `What you typed in “${name}” hasn’t been saved yet.` : 'What you typed hasn’t been saved yet.'}{' '}
      We’ll keep it until you close this tab.
    </Banner>
  );
}
