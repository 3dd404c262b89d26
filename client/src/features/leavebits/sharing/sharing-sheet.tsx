import { useId, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { now } from '#client/lib/dates.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Banner } from '#client/ui/banner.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { useNameLookup } from '../../people/api.ts';
import { leavebitsQuery } from '../api.ts';
import { ConflictDialog } from '../form/save/conflict-dialog.tsx';
import { DiscardDialog } from '../form/discard-dialog.tsx';
import { useFormMessages } from '../form/use-form-messages.ts';
import { useRetainDraft } from '../form/draft/retained-draft.ts';
import { SubmitBar } from '../form/submit-bar.tsx';
import { useUnsavedGuard } from '#client/ui/use-leave-guard.ts';
import { listVersionDifferences } from '../form/save/version-diff.ts';
import {
  warnOfWrongAddresses,
  ConfirmSharingDialog,
  listPeopleToConfirm,
} from './confirm-sharing-dialog.tsx';
import { ShareLinkField } from './share-link-field.tsx';
import { HideAddressesCheckbox, SharingConfiguration } from './sharing-configuration.tsx';
import { SharingEmailsField } from './sharing-emails-field.tsx';
import { describeSealedNewcomers } from './sealed-newcomers.ts';
import { describeSaveEffect, listPeopleNotifiedBySave } from './save-notifications.ts';
import { useConfirmMessages } from './use-confirm-messages.ts';
import { useRuleMessages } from './use-rule-messages.ts';
import { useSharingMessages } from './use-sharing-messages.ts';
import { useSharingPanel } from './use-sharing-panel.ts';

interface SharingSheetProps {
  leavebit: Leavebit;
  ownerEmail: string;
  onClose: () => void;
}

/** A LeaveBit's recipients, their rules and its link. Mount only while open. */
export function SharingSheet({ leavebit, ownerEmail, onClose }: SharingSheetProps) {
  const t = useSharingMessages();
  const common = useCommonMessages();
  const confirm = useConfirmMessages();
  const rules = useRuleMessages();
  const formId = useId();
  const isClosed = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    isClosed.current = true;
    onClose();
  };
  // The dialog first returns focus to the sheet, which then returns it to its opener.
  const closeAfterDialog = () => {
    isClosed.current = true;
    setTimeout(onClose);
  };
  const panel = useSharingPanel(leavebit, closeAfterDialog);
  const { form, sharing, base, confirmation, failure } = panel;
  useRetainDraft(form, { ownerEmail, leavebit: base }, isClosed);
  const { data: leavebits } = useQuery(leavebitsQuery);
  const formMessages = useFormMessages();
  const nameOf = useNameLookup();
  const latest = leavebits?.find(({ id }) => id === leavebit.id);
  const sealedNote = describeSealedNewcomers(
    [base],
    sharing.recipients.filter(({ email }) => email !== ownerEmail),
    (email) => nameOf(email) ?? email,
    t,
  );
  const isGone = failure?.isGone ?? false;
  const hasUnsaved = form.formState.isDirty && !isGone;
  useUnsavedGuard(hasUnsaved);

  function mayClose() {
    if (hasUnsaved && !panel.isSaving) setIsAsking(true);
    return !hasUnsaved && !panel.isSaving;
  }

  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      onBeforeClose={mayClose}
      title={t('title')}
      description={
        <>
          {leavebit.description || common('noDescription')}
          {leavebit.sealed && <Badge className="ml-2">{common('sealed')}</Badge>}
        </>
      }
      footer={
        <SubmitBar
          formId={formId}
          label={t('save')}
          need={isGone ? t('isDeleted') : hasUnsaved ? null : t('unchanged')}
          note={t(sharing.recipients.length === 0 ? 'nobodyReads' : 'notSaved')}
          isBusy={panel.isSaving}
        />
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-7"
        onSubmit={(event) => {
          event.preventDefault();
          if (!panel.isSaving) panel.submit();
        }}
      >
        <ShareLinkField id={leavebit.id} />
        <SharingEmailsField form={form} sharing={sharing} hint={t('newRecipients')} />
        {sealedNote && (
          <Banner tone="warning" title={t('notSealed')}>
            {sealedNote}
          </Banner>
        )}
        {sharing.recipients.length > 0 ? (
          <>
            <SharingConfiguration form={form} sharing={sharing} />
            <HideAddressesCheckbox form={form} />
          </>
        ) : (
          <p className="text-quiet">{t('notShared')}</p>
        )}
        {failure && !failure.isConflict && (
          <Banner tone="danger" role="alert" title={t('failed')}>
            {failure.message}
          </Banner>
        )}
      </form>
      {failure?.isConflict && latest && (
        <ConflictDialog
          latest={latest}
          differences={listVersionDifferences(sharingOnly(form.getValues(), latest), latest, nameOf, {
            t: formMessages,
            rules,
          })}
          onKeepMine={() => panel.saveOver(latest)}
          onTakeTheirs={() => panel.takeOver(latest)}
          onGoOn={panel.goOn}
        />
      )}
      <ConfirmSharingDialog
        people={confirmation.people && listPeopleToConfirm(confirmation.people, rules)}
        question={t('shareQuestion', { count: confirmation.people?.length ?? 0 })}
        leavebits={[base]}
        headline={base.description}
        warning={warnOfWrongAddresses([base], confirm)}
        effect={describeSaveEffect(
          { told: listPeopleNotifiedBySave(confirmation.people ?? [], base, now()) },
          confirm,
        )}
        onProceed={confirmation.proceed}
        onRefuse={confirmation.refuse}
      />
      <DiscardDialog isOpen={isAsking} onKeep={() => setIsAsking(false)} onDiscard={closeAfterDialog} />
    </Sheet>
  );
}

/** Ignores all other fields, because this panel saves only the recipients. */
function sharingOnly<Values extends { description: string; infoFields: string }>(
  values: Values,
  { description, infoFields }: Leavebit,
): Values {
  return { ...values, description, infoFields, files: [], deletedFiles: [] };
}
