import { SignInList, SignOutEverywhereButton } from '../security/account/sign-in-list.tsx';
import { useSignInListMessages } from '../security/account/use-sign-in-list-messages.ts';
import { AccountBlock } from './account-block.tsx';

/** The owner's current sessions and recent sign-ins. */
export function DevicesSection() {
  const t = useSignInListMessages();
  return (
    <>
      <AccountBlock title={t('sessionsTitle')} intro={t('sessions')}>
        <SignOutEverywhereButton />
      </AccountBlock>
      <AccountBlock title={t('listTitle')} intro={t('list')}>
        <SignInList />
      </AccountBlock>
    </>
  );
}
