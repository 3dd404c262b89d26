import { Mail } from 'lucide-react';
import { limits } from '#shared/domain/limits.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { useNameLookup } from '#client/features/people/api.ts';
import { useRemindRecipient } from '../../api.ts';

interface RemindButtonProps {
  email: string;
  /** When the recipient can be reminded again, or null if that is now. */
  from: Date | null;
}

/** Resends a recipient's link, then shows the result in place of the button. */
export function RemindButton({ email, from }: RemindButtonProps) {
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
        aria-label={`Remind ${name ?? email}`}
        onClick={() => mutate()}
      >
        <span className="max-w-40 truncate">{name ? `Remind ${name}` : 'Remind'}</span>
      </Button>
      <p role="status" className={error && !from ? 'text-warning' : 'text-quiet'}>
        {isSuccess
          ? `A reminder is on its way. You can send another one in ${limits.reminderDays} days.`
          : from
            ? `You can remind them again from ${formatMoment(from)}.`
            : error && getErrorMessage(error, 'The reminder wasn’t sent. Please try again in a moment.')}
      </p>
    </>
  );
}
