import { Mail } from 'lucide-react';
import { limits } from '#shared/domain/limits.ts';
import { messageOf } from '../../../../lib/http/api-client.ts';
import { Button } from '../../../../ui/button.tsx';
import { useNames } from '../../../people/api.ts';
import { useRemind } from '../../api.ts';

/** Sends a recipient their link once more. The answer comes in its place. */
export function RemindButton({ email }: { email: string }) {
  const name = useNames()(email);
  const { mutate, isPending, isSuccess, error } = useRemind(email);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3"
        icon={Mail}
        isBusy={isPending}
        isUnavailable={isSuccess}
        aria-label={`Remind ${name ?? email}`}
        onClick={() => mutate()}
      >
        <span className="max-w-40 truncate">Remind{name && ` ${name}`}</span>
      </Button>
      <p role="status" className={error ? 'text-warning' : 'text-quiet'}>
        {isSuccess && `A reminder is on its way. You can send another one in ${limits.reminderDays} days.`}
        {error && messageOf(error, 'The reminder was not sent. Please try again in a moment.')}
      </p>
    </>
  );
}
