import { CircleCheck } from 'lucide-react';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { asName } from '../as-name.tsx';

/** For a reporter whose link is opened after the release, whatever they did about the report: nothing is left for them to do. */
export function LeaveBitsOpened({ owner: names }: { owner: OwnerNames }) {
  const t = useMessages('report');
  const { owner, ownerInFull } = formatOwnerNames(names);
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1 className="wrap-anywhere">{t('openedTitle', { owner })}</h1>
      <p className="text-lg">{t.rich('opened', { owner: ownerInFull, name: asName })}</p>
      <p>{t('openedNothingToDo')}</p>
      <p className="text-sm text-quiet">{t('openedAlive', { owner })}</p>
    </div>
  );
}
