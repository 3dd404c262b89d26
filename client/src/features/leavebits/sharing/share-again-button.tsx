import { useRef, useState } from 'react';
import { leavebitEndpoints, type Leavebit } from '#shared/contracts/leavebits.ts';
import { callEndpoint, getErrorMessage } from '#client/lib/http/api-client.ts';
import { preloadableComponent } from '#client/lib/lazy/preloadable-component.tsx';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useNameLookup } from '../../people/api.ts';
import { useLeavebitMutation } from '../api.ts';
import { useRuleMessages } from './use-rule-messages.ts';

const ShareAgainDialog = preloadableComponent(() => import('./share-again-dialog.tsx'), 'ShareAgainDialog');

export interface ShareAgainButtonProps {
  leavebit: Leavebit;
  /** The address of someone who has left the LeaveBit. */
  email: string;
  leftAt: string;
}

/** Reshares a LeaveBit with someone who has left it, under their previous rule. Focus then moves to their list item. */
export function ShareAgainButton({ leavebit, email, leftAt }: ShareAgainButtonProps) {
  const t = useRuleMessages();
  const { id, seqno } = leavebit;
  const called = useNameLookup()(email) ?? email;
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // Handled inside the mutation, because refetching the list unmounts this button before a success callback could run.
  const { mutate, isPending, error } = useLeavebitMutation(async () => {
    await callEndpoint(leavebitEndpoints.update, { params: { id }, body: { shareAgain: [email], seqno } });
    toast({ title: t('sharedAgain', { name: called }), variant: 'success' });
    const person = place.current?.closest('li');
    if (person?.contains(document.activeElement)) person.focus();
  });

  function share() {
    setIsAsking(false);
    mutate(undefined);
  }

  return (
    <div ref={place}>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 max-w-full"
        isBusy={isPending}
        onClick={() => setIsAsking(true)}
      >
        <span className="truncate">{t('shareAgain', { name: called })}</span>
      </Button>
      {error && (
        <p role="alert" className="text-danger">
          {getErrorMessage(error, t('notSharedAgain'))}
        </p>
      )}
      {isAsking && (
        <ShareAgainDialog
          leavebit={leavebit}
          email={email}
          leftAt={leftAt}
          onProceed={share}
          onRefuse={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
