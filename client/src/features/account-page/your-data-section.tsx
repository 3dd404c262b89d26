import { StorageBox } from '../storage/storage-box.tsx';
import { AccountBlock } from './account-block.tsx';

/** What the owner keeps here, and what they can do with it. */
export function YourDataSection() {
  return (
    <AccountBlock title="Room for files">
      <StorageBox />
    </AccountBlock>
  );
}
