import { useId, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { addressChangeEndpoints, type AddressChange } from '#shared/contracts/address-change.ts';
import { normaliseEmail } from '#shared/domain/email-address.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import { limits } from '#shared/domain/limits.ts';
import { suggestEmailCorrection } from '#client/lib/emails/email-suggestion.ts';
import { formatCount } from '#shared/domain/format-count.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { paths } from '#client/lib/paths.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useLeavebitMutation } from '../../leavebits/api.ts';
import { peopleQuery, useNameLookup } from '../../people/api.ts';
import { ReauthenticationStep } from '../../security/reauthentication/reauthentication-step.tsx';
import { useReauthenticatedAction } from '../../security/reauthentication/use-reauthenticated-action.ts';
import { describeAddressChange, describeTakeover } from './people-messages.ts';

interface AddressChangeDialogProps {
  email: string;
  name: string;
  /** How many LeaveBits they receive, and how many of those they can read now. */
  leavebits: number;
  readable: number;
  isReporter: boolean;
  /** Whether an address already receives something, or belongs to a reporter. */
  isKnown: (email: string) => boolean;
  onClose: () => void;
}

/** Replaces a person's address everywhere. Says what will happen, and asks the owner to reauthenticate if required. */
export function AddressChangeDialog({
  email,
  name,
  leavebits,
  readable,
  isReporter,
  isKnown,
  onClose,
}: AddressChangeDialogProps) {
  const formId = useId();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const nameOf = useNameLookup();
  const { mutateAsync } = useLeavebitMutation(({ to, code }: { to: string; code: string | undefined }) =>
    callEndpoint(addressChangeEndpoints.changeAddress, {
      params: { encodedEmail: encodeLinkEmail(email) },
      body: { email: to, code },
    }),
  );
  const { start, isBusy, failure, proof } = useReauthenticatedAction(
    (to: string, code) => mutateAsync({ to, code }),
    (change: AddressChange) => {
      void queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey });
      toast({ ...describeAddressChange(change), variant: change.damaged > 0 ? 'destructive' : 'success' });
      onClose();
    },
    'The address wasn’t changed. Please try again.',
  );
  const to = typed.trim();
  const address = formatEmail(normaliseEmail(to));
  /** Whom the new address belongs to, if the owner knows them already. */
  const other = address !== email && isKnown(address) ? (nameOf(address) ?? address) : null;
  const meant = suggestEmailCorrection(to);
  const title = `Change the address of ${name}`;

  if (proof)
    return (
      <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
        <div className="flex flex-col gap-5">
          <p>Please confirm it’s you. The address won’t be changed before that.</p>
          <ReauthenticationStep proof={proof} submitLabel="Change the address" backLabel="Back" />
        </div>
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={title}
      footer={
        <>
          <Button variant="quiet" isUnavailable={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy} isUnavailable={to === ''}>
            Change the address
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (to === '' || isBusy) return;
          if (other === null) void start(to);
          else setIsAsking(true);
        }}
      >
        {failure && (
          <Banner tone="danger" role="alert">
            {failure}
          </Banner>
        )}
        <div>
          <p className="font-medium">Old address</p>
          <p translate="no" className="mt-1 wrap-anywhere">
            {email}
          </p>
        </div>
        <div>
          <Field label="New address">
            <TextInput
              type="email"
              autoComplete="off"
              value={typed}
              maxLength={limits.emailLength * 2}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          {meant && (
            <Button variant="quiet" size="small" className="-ml-3.25" onClick={() => setTyped(meant)}>
              Did you mean {meant}?
            </Button>
          )}
        </div>
        <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
          <li>
            The new address replaces the old one in {formatCount(leavebits, 'LeaveBit')}, and in your trash.
            When each one opens stays the same.
          </li>
          {other !== null && (
            <li className="font-medium wrap-anywhere text-danger">
              This address is {other}’s, whom you’ve named before. What they already receive keeps its own
              rule.
            </li>
          )}
          <li>
            We’ll email both addresses. The new one has to be confirmed with a code, and the old one can’t
            open anything anymore.
          </li>
          {isReporter && (
            <li>
              They’re also one of your reporters, and reports still go through the old address. You can change
              that{' '}
              <a href={paths.release()} className="text-link">
                in your release configuration
              </a>
              .
            </li>
          )}
          <li>
            We’ll also email you a link that adds the old address again, with the rules it had. It works for
            72 hours. The new address stays until you remove it.
          </li>
        </ul>
      </form>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Give everything of ${name} to ${other}?`}
        description={
          <>
            <span translate="no" className="wrap-anywhere">
              {address}
            </span>{' '}
            is {other}’s address. {describeTakeover(other ?? address, leavebits, readable)}
          </>
        }
        confirmLabel="Yes, change it"
        cancelLabel="Enter another address"
        variant="danger"
        onConfirm={() => {
          setIsAsking(false);
          void start(to);
        }}
      />
    </Dialog>
  );
}
