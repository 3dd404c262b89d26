import { OwnName } from '../accounts/own-name/own-name.tsx';
import { useCurrentUser } from '../accounts/session/use-current-user.ts';
import { AccountBlock } from './account-block.tsx';

/** Who the owner is, and how they prove it. */
export function SignInSection() {
  const { user } = useCurrentUser();
  return (
    <>
      <AccountBlock title="Your name" intro="Your recipients and reporters see it beside your address.">
        <OwnName />
      </AccountBlock>
      <AccountBlock title="Your email address" intro="You sign in with it. Codes and notices go there.">
        <p className="wrap-anywhere">{user?.username}</p>
      </AccountBlock>
    </>
  );
}
