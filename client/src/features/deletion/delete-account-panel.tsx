import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { formatMoment } from '../../lib/dates.ts';
import { preloadableComponent, preloadAfterPaint } from '../../lib/lazy/preloadable-component.tsx';
import { Button } from '../../ui/button.tsx';
import { useCurrentUser } from '../accounts/session/use-current-user.ts';

const AccountDeletionDialog = preloadableComponent(
  () => import('./deletion-dialog.tsx'),
  'AccountDeletionDialog',
);
preloadAfterPaint(AccountDeletionDialog);

/** Explains what deleting the account means, with a button to start. */
export function DeleteAccountPanel() {
  const { user } = useCurrentUser();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {user?.deletesAt ? (
        <p className="max-w-reading">
          You asked us to delete your account. We’ll delete it on {formatMoment(user.deletesAt)} unless you
          cancel before then with the button at the top of this page.
        </p>
      ) : (
        <>
          <ul className="flex max-w-reading list-disc flex-col gap-2 pl-5">
            <li>
              You have seven days to change your mind. We’ll email you right away and again the day before. If
              you’ve just locked an open estate again, nothing is deleted for 30 days.
            </li>
            <li>After that, everything is permanently deleted. Nobody can restore it.</li>
            <li>We’ll notify your reporters right away and, if you like, your recipients on the day.</li>
          </ul>
          <Button variant="danger" icon={Trash2} className="self-start" onClick={() => setIsAsking(true)}>
            Delete my account
          </Button>
        </>
      )}
      {isAsking && <AccountDeletionDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}
