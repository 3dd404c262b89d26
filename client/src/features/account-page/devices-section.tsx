import { LogOut } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useLogout } from '../accounts/session/use-logout.ts';
import { AccountBlock } from './account-block.tsx';

/** Where the owner is signed in. */
export function DevicesSection() {
  const { logout, isLoggingOut } = useLogout();
  return (
    <AccountBlock
      title="This browser"
      intro="You are signed in here, and nowhere else. A sign-in somewhere else ends this one."
    >
      <Button variant="secondary" icon={LogOut} isBusy={isLoggingOut} onClick={logout} className="self-start">
        Sign Out
      </Button>
    </AccountBlock>
  );
}
