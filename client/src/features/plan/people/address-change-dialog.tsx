import { useId, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { addressChangeEndpoints, type AddressChange } from '#shared/contracts/address-change.ts';
import { normaliseEmail } from '#shared/domain/email-address.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import { limits } from '#shared/domain/limits.ts';
import { suggestEmailCorrection } from '#client/lib/emails/email-suggestion.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
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
import { useAddressMessages } from './use-address-messages.ts';

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
  const t = useAddressMessages();
  const common = useCommonMessages();
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
      toast({
        ...describeAddressChange(change, t),
        variant: change.damaged > 0 ? 'destructive' : 'success',
      });
      onClose();
    },
    t('notChanged'),
  );
  const to = typed.trim();
  const address = formatEmail(normaliseEmail(to));
  /** Whom the new address belongs to, if the owner knows them already. */
  const other = address !== email && isKnown(address) ? (nameOf(address) ?? address) : null;
  const meant = suggestEmailCorrection(to);
  const title = t('title', { name });

  if (proof)
    return (
      <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
        <div className="flex flex-col gap-5">
          <p>{t('confirmItsYou')}</p>
          <ReauthenticationStep proof={proof} submitLabel={t('change')} backLabel={common('back')} />
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
            {common('cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy} isUnavailable={to === ''}>
            {t('change')}
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
          <p className="font-medium">{t('oldAddress')}</p>
          <p translate="no" className="mt-1 wrap-anywhere">
            {email}
          </p>
        </div>
        <div>
          <Field label={t('newAddress')}>
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
              {t('didYouMean', { address: meant })}
            </Button>
          )}
        </div>
        <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
          <li>{t('replaces', { count: leavebits })}</li>
          {other !== null && (
            <li className="font-medium wrap-anywhere text-danger">{t('knownAddress', { name: other })}</li>
          )}
          <li>{t('weEmail')}</li>
          {isReporter && (
            <li>
              {t.rich('isReporter', {
                link: (content) => (
                  <a href={paths.release()} className="text-link">
                    {content}
                  </a>
                ),
              })}
            </li>
          )}
          <li>{t('undo')}</li>
        </ul>
      </form>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('takeoverQuestion', { name, other: other ?? address })}
        description={
          <>
            {t.rich('takeoverOf', {
              name: other ?? address,
              address: () => (
                <span translate="no" className="wrap-anywhere">
                  {address}
                </span>
              ),
            })}{' '}
            {describeTakeover({ name: other ?? address, leavebits, readable }, t)}
          </>
        }
        confirmLabel={t('takeoverYes')}
        cancelLabel={t('takeoverNo')}
        variant="danger"
        onConfirm={() => {
          setIsAsking(false);
          void start(to);
        }}
      />
    </Dialog>
  );
}
