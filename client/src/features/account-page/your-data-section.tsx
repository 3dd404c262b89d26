import { limits } from '#shared/domain/limits.ts';
import { DeleteAccountPanel } from '../deletion/delete-account-panel.tsx';
import { ImportBlock } from '../imports/import-block.tsx';
import { TrashList } from '../leavebits/trash/trash-list.tsx';
import { useTrashMessages } from '../leavebits/trash/use-trash-messages.ts';
import { ExportBox } from '../exports/export-box.tsx';
import { StorageBox } from '../storage/storage-box.tsx';
import { AccountBlock } from './account-block.tsx';
import { useYourDataMessages } from './use-your-data-messages.ts';

/** What the owner has stored, and what they can do with it. */
export function YourDataSection() {
  const t = useYourDataMessages();
  const trash = useTrashMessages();
  return (
    <>
      <AccountBlock title={t('storageTitle')}>
        <StorageBox />
      </AccountBlock>
      <AccountBlock title={t('trashTitle')} intro={trash('intro', { days: limits.trashDays })}>
        <TrashList />
      </AccountBlock>
      <AccountBlock title={t('importTitle')} intro={t('import')}>
        <ImportBlock />
      </AccountBlock>
      <AccountBlock title={t('exportTitle')} intro={t('export')}>
        <ExportBox />
      </AccountBlock>
      <AccountBlock title={t('deletionTitle')} intro={t('deletion')}>
        <DeleteAccountPanel />
      </AccountBlock>
    </>
  );
}
