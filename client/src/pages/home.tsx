import { useState } from 'react';
import { LogOut, Plus } from 'lucide-react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { SitePage } from '../features/accounts/site-page.tsx';
import { useCurrentUser } from '../features/accounts/use-current-user.ts';
import { useLogout } from '../features/accounts/use-logout.ts';
import { DeleteLeavebitDialog } from '../features/leavebits/delete-leavebit-dialog.tsx';
import { LeavebitList } from '../features/leavebits/leavebit-list.tsx';
import { LeavebitSheet } from '../features/leavebits/leavebit-sheet.tsx';
import { Button } from '../ui/button.tsx';

type Open = { what: 'create' } | { what: 'edit' | 'delete'; leavebit: Leavebit } | null;

export function HomePage() {
  const { user } = useCurrentUser();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <SitePage title="Your LeaveBits" actions={<SignOutButton username={user?.username ?? ''} />}>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-reading">
          <h1>Your LeaveBits</h1>
          <p className="mt-1 text-quiet">What you leave, for whom, and when it opens for them.</p>
        </div>
        <Button icon={Plus} onClick={() => setOpen({ what: 'create' })}>
          Create LeaveBit
        </Button>
      </div>
      <LeavebitList
        ownerEmail={user?.username ?? ''}
        onEdit={(leavebit) => setOpen({ what: 'edit', leavebit })}
        onDelete={(leavebit) => setOpen({ what: 'delete', leavebit })}
      />
      {open?.what === 'create' && <LeavebitSheet leavebit={null} onClose={close} />}
      {open?.what === 'edit' && <LeavebitSheet leavebit={open.leavebit} onClose={close} />}
      {open?.what === 'delete' && <DeleteLeavebitDialog leavebit={open.leavebit} onClose={close} />}
    </SitePage>
  );
}

function SignOutButton({ username }: { username: string }) {
  const { logout, isLoggingOut } = useLogout();
  return (
    <Button
      variant="quiet"
      size="small"
      icon={LogOut}
      isBusy={isLoggingOut}
      onClick={logout}
      className="min-w-0"
    >
      <span className="min-w-0 text-left">
        Sign Out
        <span className="block max-w-24 truncate text-xs font-normal text-quiet min-[24rem]:max-w-36 sm:max-w-72">
          {username}
        </span>
      </span>
    </Button>
  );
}
