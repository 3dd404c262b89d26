import { LogOut } from 'lucide-react';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { useCommonMessages } from '../../lib/messages/use-common-messages.ts';
import { Button } from '../../ui/button.tsx';
import { useCurrentUser } from '../accounts/session/use-current-user.ts';
import { useSignOut } from '../accounts/session/use-sign-out.ts';

export function SignOutButton() {
  const common = useCommonMessages();
  const { user } = useCurrentUser();
  const { logout, isLoggingOut } = useSignOut();
  return (
    <Button
      variant="secondary"
      icon={LogOut}
      isBusy={isLoggingOut}
      onClick={logout}
      className="w-full justify-start! text-left"
    >
      <span className="min-w-0">
        {common('signOut')}
        <span translate="no" className="block text-sm font-normal wrap-anywhere text-quiet">
          {user && formatNameAndEmail({ name: user.name, email: user.username })}
        </span>
      </span>
    </Button>
  );
}
