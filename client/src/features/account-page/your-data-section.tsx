import { limits } from '#shared/domain/limits.ts';
import { DeleteAccountPanel } from '../deletion/delete-account-panel.tsx';
import { ImportBlock } from '../imports/import-block.tsx';
import { TrashList } from '../leavebits/trash/trash-list.tsx';
import { useTrashMessages } from '../leavebits/trash/use-trash-messages.ts';
import { ExportBox } from '../exports/export-box.tsx';
import { StorageBox } from '../storage/storage-box.tsx';
import { AccountBlock } from './account-block.tsx';

/** What the owner has stored, and what they can do with it. */
export function YourDataSection() {
  const trash = useTrashMessages();
  return (
    <>
      <AccountBlock title="File storage">
        <StorageBox />
      </AccountBlock>
      <AccountBlock title="Trash" intro={trash('intro', { days: limits.trashDays })}>
        <TrashList />
      </AccountBlock>
      <AccountBlock
        title="Import from elsewhere"
        intro="Each entry or file becomes a draft LeaveBit that you can review before saving."
      >
        <ImportBlock />
      </AccountBlock>
      <AccountBlock
        title="Take your data with you"
        intro="One ZIP with all your files, a page you can read offline, and the same data in a machine-readable format."
      >
        <ExportBox />
      </AccountBlock>
      <AccountBlock title="Delete your account" intro="Close your account and delete everything in it.">
        <DeleteAccountPanel />
      </AccountBlock>
    </>
  );
}
