import { Banner } from '#client/ui/banner.tsx';
import type { ReadableDraft } from '../draft/use-draft-autosave.ts';

/** Says what became of what was stored before the owner chose to seal it. */
export function ReadableDraftNote({ state }: { state: ReadableDraft }) {
  return (
    <div role="status">
      {state === 'removing' && <p className="text-sm text-quiet">Deleting what was stored before…</p>}
      {state === 'removed' && (
        <Banner tone="info" title="What you typed before this was stored, and is now deleted">
          So that you’d lose nothing, it was stored as an unsaved draft that we could have read. The draft is
          deleted. If a backup was made in the meantime, it’s still in that. From now on everything is sealed
          first.
        </Banner>
      )}
      {state === 'failed' && (
        <Banner tone="warning" title="What you typed before this is still stored">
          It’s an unsaved draft that we could read, and deleting it didn’t work. We’ll keep trying while this
          form is open. Please check your internet connection.
        </Banner>
      )}
    </div>
  );
}
