import { SignInList, SignOutEverywhereButton } from '../security/account/sign-in-list.tsx';
import { AccountBlock } from './account-block.tsx';

/** The owner's current sessions and recent sign-ins. */
export function DevicesSection() {
  return (
    <>
      <AccountBlock
        title="Sessions"
        intro="You can be signed in on one device at a time, so signing in somewhere else signs you out here. If you sign out everywhere, we treat every browser as new and email you the next time it signs in."
      >
        <SignOutEverywhereButton />
      </AccountBlock>
      <AccountBlock
        title="Last sign-ins"
        intro="The browser and a shortened network address. If you don’t recognize one, change your password."
      >
        <SignInList />
      </AccountBlock>
    </>
  );
}
