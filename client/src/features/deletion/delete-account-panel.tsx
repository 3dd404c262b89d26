import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { formatMoment } from '../../lib/dates.ts';
import { lazyPart, preloadAfterPaint } from '../../lib/lazy/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { useCurrentUser } from '../accounts/session/use-current-user.ts';

const AccountDeletionDialog = lazyPart(() => import('./deletion-dialog.tsx'), 'AccountDeletionDialog');
preloadAfterPaint(AccountDeletionDialog);

/** Explains what deleting the account means, with a button to start. */
export function DeleteAccountPanel() {
  const { user } = useCurrentUser();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {user?.deletesAt ? (
        <p className="max-w-reading">
          You asked us to delete your account. We will delete it on {formatMoment(user.deletesAt)}, unless you
          cancel before then with the button at the top of this page.
        </p>
      ) : (
        <>
          <ul className="flex max-w-reading list-disc flex-col gap-2 pl-5">
            <li>
              You have seven days to change your mind. We email you right away and again the day before. After
              you have locked an open estate again, nothing is deleted for 30 days.
            </li>
            <li>Then everything is gone for good. Nobody can bring it back.</li>
            <li>
              Your reporters are told right away. Your recipients are told on the day, if you want them to be.
            </li>
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
