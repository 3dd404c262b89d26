import { Banner } from '#client/ui/banner.tsx';
import type { ReadableDraft } from '../draft/use-draft-autosave.ts';
import { useFormSealingMessages } from './use-form-sealing-messages.ts';

/** Says what became of what was stored before the owner chose to seal it. */
export function ReadableDraftNote({ state }: { state: ReadableDraft }) {
  const t = useFormSealingMessages();
  return (
    <div role="status">
      {state === 'removing' && <p className="text-sm text-quiet">{t('deletingDraft')}</p>}
      {state === 'removed' && (
        <Banner tone="info" title={t('draftDeleted')}>
          {t('draftDeletedNext')}
        </Banner>
      )}
      {state === 'failed' && (
        <Banner tone="warning" title={t('draftNotDeleted')}>
          {t('draftNotDeletedNext')}
        </Banner>
      )}
    </div>
  );
}
