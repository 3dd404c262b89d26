import { useId, useState } from 'react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { formatCount } from '#shared/domain/format-count.ts';
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
import { useShareSelected } from './use-share-selected.ts';

interface ShareSelectedSheetProps {
  leavebits: readonly Leavebit[];
  ownerEmail: string;
  onClose: () => void;
}

const EFFECT =
  'Everyone you add will become a recipient of every LeaveBit listed here. ' +
  'Existing recipients keep their rules.';

/** Notifies recipients of several LeaveBits in one email. Mount only while open. */
export function ShareSelectedSheet({ leavebits, ownerEmail, onClose }: ShareSelectedSheetProps) {
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
  );
  const what = formatCount(leavebits.length, 'LeaveBit');
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
      title="Share Selected"
      description={`One email per person, with a link to ${what}.`}
      footer={<SubmitBar formId={formId} label="Send emails" need={share.need} isBusy={share.isSending} />}
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
            What you’re sharing
          </h3>
          <LeavebitTitleList leavebits={leavebits} />
        </section>
        <SharingEmailsField form={form} sharing={sharing} hint={EFFECT} />
        {sealedNote && (
          <Banner tone="warning" title="Not sealed for them yet">
            {sealedNote}
          </Banner>
        )}
        {sharing.recipients.length > 0 && (
          <SharingConfiguration
            form={form}
            sharing={sharing}
            what={leavebits.length === 1 ? 'this LeaveBit' : 'these LeaveBits'}
            keepsRules={share.keepsRules}
          />
        )}
        <div>
          <Checkbox
            label="Also email the existing recipients"
            checked={preConfigured.isOn}
            disabled={preConfigured.count === 0}
            aria-describedby={`${formId}-named`}
            onChange={(event) => preConfigured.set(event.target.checked)}
          />
          <p id={`${formId}-named`} className="pl-8 text-sm text-quiet">
            {preConfigured.count === 0
              ? 'You’re their only recipient so far.'
              : `${formatCount(preConfigured.count, 'person', 'people')}. Their rules stay the same, so anything still locked for them stays locked.`}
          </p>
        </div>
        {people.length > 0 && (
          <section aria-labelledby={`${formId}-who`}>
            <h3 id={`${formId}-who`} className="mb-2">
              Who gets an email
            </h3>
            <PeopleToConfirmList people={people} />
          </section>
        )}
        {share.failure && (
          <Banner tone="danger" role="alert" title="Failed to send share emails">
            {share.failure}
          </Banner>
        )}
      </form>
      <DiscardDialog isOpen={isAsking} onKeep={() => setIsAsking(false)} onDiscard={onClose} />
      <DiscardDialog isOpen={leaving.isAsking} onKeep={leaving.stay} onDiscard={leaving.leave} />
      <ConfirmSharingDialog
        people={confirmation.people}
        leavebits={leavebits}
        what={leavebits.length === 1 ? 'this' : 'these LeaveBits'}
        question={`Please check who gets an email about ${what}.`}
        warning={`${share.newcomerWords}Please check every address letter by letter. You can’t unsend an email.`}
        effect={`This will email ${formatCount(confirmation.people?.length ?? 0, 'person', 'people')} now.`}
        onProceed={confirmation.proceed}
        onRefuse={confirmation.refuse}
      />
    </Sheet>
  );
}
