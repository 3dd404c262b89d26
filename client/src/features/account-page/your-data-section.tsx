import { TrashList } from '../leavebits/trash/trash-list.tsx';
import { trashIntro } from '../leavebits/trash/trash-words.ts';
import { StorageBox } from '../storage/storage-box.tsx';
import { AccountBlock } from './account-block.tsx';

/** What the owner keeps here, and what they can do with it. */
export function YourDataSection() {
  return (
    <>
      <AccountBlock title="Room for files">
        <StorageBox />
      </AccountBlock>
      <AccountBlock title="Trash" intro={trashIntro}>
        <TrashList />
      </AccountBlock>
    </>
  );
}
