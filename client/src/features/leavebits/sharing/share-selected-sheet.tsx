import { useId, useState } from 'react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Checkbox } from '#client/ui/fields/field.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { useLeaveGuard } from '#client/ui/use-leave-guard.ts';
import { useNameLookup } from '../../people/api.ts';
import { DiscardDialog } from '../form/discard-dialog.tsx';
import { SubmitBar } from '../form/submit-bar.tsx';
import { LeavebitTitleList } from '../list/leavebit-title-list.tsx';
import { ConfirmSharingDialog, PeopleToConfirmList } from './confirm-sharing-dialog.tsx';
import { describeSealedNewcomers } from './sealed-newcomers.ts';
import { SharingConfiguration } from './sharing-configuration.tsx';
import { SharingEmailsField } from './sharing-emails-field.tsx';
import { useConfirmMessages } from './use-confirm-messages.ts';
import { useShareSelected } from './use-share-selected.ts';
import { useSharingMessages } from './use-sharing-messages.ts';

interface ShareSelectedSheetProps {
  leavebits: readonly Leavebit[];
  ownerEmail: string;
  onClose: () => void;
}

/** Notifies recipients of several LeaveBits in one email. Mount only while open. */
export function ShareSelectedSheet({ leavebits, ownerEmail, onClose }: ShareSelectedSheetProps) {
  const t = useSharingMessages();
  const confirm = useConfirmMessages();
  const formId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { form, sharing, people, preConfigured, confirmation, ...share } = useShareSelected(
    leavebits,
    ownerEmail,
    // The dialog first returns focus to the sheet, which then returns it to its opener.
    () => setTimeout(onClose),
  );
  const nameOf = useNameLookup();
  const sealedNote = describeSealedNewcomers(
    leavebits,
    sharing.recipients.filter(({ email }) => email !== ownerEmail),
    (email) => nameOf(email) ?? email,
    t,
  );
  const count = leavebits.length;
  const leaving = useLeaveGuard({ hasUnsaved: share.hasUnsent, isBusy: share.isSending, onBack: onClose });

  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onBeforeClose={() => {
        if (share.isSending) return false;
        if (share.hasUnsent) setIsAsking(true);
        return !share.hasUnsent;
      }}
      title={t('selected')}
      description={t('selectedHint', { count })}
      footer={
        <SubmitBar formId={formId} label={t('sendEmails')} need={share.need} isBusy={share.isSending} />
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-7"
        onSubmit={(event) => {
          event.preventDefault();
          if (!share.isSending && share.need === null) share.submit();
        }}
      >
        <section aria-labelledby={`${formId}-what`}>
          <h3 id={`${formId}-what`} className="mb-2">
            {t('whatYouShare')}
          </h3>
          <LeavebitTitleList leavebits={leavebits} />
        </section>
        <SharingEmailsField form={form} sharing={sharing} hint={t('selectedEmails')} />
        {sealedNote && (
          <Banner tone="warning" title={t('notSealed')}>
            {sealedNote}
          </Banner>
        )}
        {sharing.recipients.length > 0 && (
          <SharingConfiguration
            form={form}
            sharing={sharing}
            leavebitCount={count}
            keepsRules={share.keepsRules}
          />
        )}
        <div>
          <Checkbox
            label={t('emailExisting')}
            checked={preConfigured.isOn}
            disabled={preConfigured.count === 0}
            aria-describedby={`${formId}-named`}
            onChange={(event) => preConfigured.set(event.target.checked)}
          />
          <p id={`${formId}-named`} className="pl-8 text-sm text-quiet">
            {preConfigured.count === 0 ? t('onlyYou') : t('existingKeep', { count: preConfigured.count })}
          </p>
        </div>
        {people.length > 0 && (
          <section aria-labelledby={`${formId}-who`}>
            <h3 id={`${formId}-who`} className="mb-2">
              {t('whoGetsEmail')}
            </h3>
            <PeopleToConfirmList people={people} />
          </section>
        )}
        {share.failure && (
          <Banner tone="danger" role="alert" title={t('notSent')}>
            {share.failure}
          </Banner>
        )}
      </form>
      <DiscardDialog isOpen={isAsking} onKeep={() => setIsAsking(false)} onDiscard={onClose} />
      <DiscardDialog isOpen={leaving.isAsking} onKeep={leaving.stay} onDiscard={leaving.leave} />
      <ConfirmSharingDialog
        people={confirmation.people}
        leavebits={leavebits}
        content={count === 1 ? 'one' : 'several'}
        question={t('sendQuestion', { count })}
        warning={[share.newcomerWords, confirm('checkAddresses'), t('noUnsend')].filter(Boolean).join(' ')}
        effect={t('willEmail', { count: confirmation.people?.length ?? 0 })}
        onProceed={confirmation.proceed}
        onRefuse={confirmation.refuse}
      />
    </Sheet>
  );
}
