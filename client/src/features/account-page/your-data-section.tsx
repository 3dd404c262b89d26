import { DeleteAccount } from '../deletion/delete-account.tsx';
import { StorageBox } from '../storage/storage-box.tsx';
import { AccountBlock } from './account-block.tsx';

/** What the owner keeps here, and what they can do with it. */
export function YourDataSection() {
  return (
    <>
      <AccountBlock title="Room for files">
        <StorageBox />
      </AccountBlock>
      <AccountBlock title="Delete your account" intro="Close your account, with everything in it.">
        <DeleteAccount />
      </AccountBlock>
    </>
  );
}
