import { SignInList, SignOutEverywhere } from '../security/account/sign-in-list.tsx';
import { AccountBlock } from './account-block.tsx';

/** Where the owner is signed in, and was. */
export function DevicesSection() {
  return (
    <>
      <AccountBlock
        title="Sessions"
        intro="You are signed in here, and nowhere else: a sign-in somewhere else ends this one. Signing out everywhere also makes every browser new to us, so we write to you at its next sign-in."
      >
        <SignOutEverywhere />
      </AccountBlock>
      <AccountBlock
        title="Last sign-ins"
        intro="What kind of browser it was, and the network without its last part. If you do not know one of them, change your password."
      >
        <SignInList />
      </AccountBlock>
    </>
  );
}
