import { Mail } from 'lucide-react';
import { limits } from '#shared/domain/limits.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { useNameLookup } from '#client/features/people/api.ts';
import { useRemindRecipient } from '../../api.ts';
import { useListMessages } from '../use-list-messages.ts';

interface RemindButtonProps {
  email: string;
  /** When the recipient can be reminded again, or null if that is now. */
  from: Date | null;
}

/** Resends a recipient's link, then shows the result in place of the button. */
export function RemindButton({ email, from }: RemindButtonProps) {
  const t = useListMessages();
  const name = useNameLookup()(email);
  const { mutate, isPending, isSuccess, error } = useRemindRecipient(email);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3"
        icon={Mail}
        isBusy={isPending}
        isUnavailable={isSuccess || from !== null}
        aria-label={t('remindPerson', { name: name ?? email })}
        onClick={() => mutate()}
      >
        <span className="max-w-40 truncate">{name ? t('remindPerson', { name }) : t('remind')}</span>
      </Button>
      <p role="status" className={error && !from ? 'text-warning' : 'text-quiet'}>
        {isSuccess
          ? t('reminded', { days: limits.reminderDays })
          : from
            ? t('remindFrom', { date: formatMoment(from) })
            : error && getErrorMessage(error, t('notReminded'))}
      </p>
    </>
  );
}
