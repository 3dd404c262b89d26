import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { formatMoment } from '../../lib/dates.ts';
import { preloadableComponent, preloadAfterPaint } from '../../lib/lazy/preloadable-component.tsx';
import { Button } from '../../ui/button.tsx';
import { useCurrentUser } from '../accounts/session/use-current-user.ts';
import { useDeletionPanelMessages } from './use-deletion-panel-messages.ts';

const AccountDeletionDialog = preloadableComponent(
  () => import('./deletion-dialog.tsx'),
  'AccountDeletionDialog',
);
preloadAfterPaint(AccountDeletionDialog);

/** Explains what deleting the account means, with a button to start. */
export function DeleteAccountPanel() {
  const t = useDeletionPanelMessages();
  const { user } = useCurrentUser();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {user?.deletesAt ? (
        <p className="max-w-reading">{t('requested', { date: formatMoment(user.deletesAt) })}</p>
      ) : (
        <>
          <ul className="flex max-w-reading list-disc flex-col gap-2 pl-5">
            <li>{t('sevenDays')}</li>
            <li>{t('afterThat')}</li>
            <li>{t('notified')}</li>
          </ul>
          <Button variant="danger" icon={Trash2} className="self-start" onClick={() => setIsAsking(true)}>
            {t('delete')}
          </Button>
        </>
      )}
      {isAsking && <AccountDeletionDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}
