import { useState } from 'react';
import { Download } from 'lucide-react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { AttachmentRow } from '#client/features/previews/attachment-row.tsx';
import type { OpenedLeavebit } from '#client/features/sealing/opened-leavebit.ts';
import { openOwnFile } from '#client/features/sealing/open-own-file.ts';
import { SealedNote } from '#client/features/sealing/sealed-note.tsx';
import { useUnlockedKeys } from '#client/features/sealing/unlocked-key.ts';
import { useOpenedLeavebit } from '#client/features/sealing/use-opened-leavebit.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { saveBlob } from '#client/lib/start-download.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useFocusOnChange } from '#client/ui/use-focus-on-change.ts';
import { formatFileName } from '#shared/domain/file-names.ts';
import { CardSection } from './card-details.tsx';
import { useListMessages } from '../use-list-messages.ts';

/** The content of an expanded card whose LeaveBit is sealed: shown once the owner has entered their passphrase. */
export function SealedDetails({ leavebit, titleId }: { leavebit: Leavebit; titleId: string }) {
  const t = useListMessages();
  const sealed = useOpenedLeavebit(leavebit);
  // The button that had the focus disappears.
  const [wasAsked, setWasAsked] = useState(false);
  const place = useFocusOnChange<HTMLDivElement>(wasAsked ? sealed.opened : null);
  const { opened } = sealed;
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-5 focus:outline-none">
      <CardSection title={t('info')}>
        <SealedNote sealed={sealed} describedBy={titleId} onUnlocked={() => setWasAsked(true)} />
        {opened &&
          (opened.infoFields ? (
            <p className="max-w-reading wrap-anywhere whitespace-pre-wrap">{opened.infoFields}</p>
          ) : (
            <p className="text-quiet">{t('noInfo')}</p>
          ))}
      </CardSection>
      {opened && opened.attachments.length > 0 && (
        <CardSection title={t('attachments')}>
          <SealedAttachments leavebit={opened} />
        </CardSection>
      )}
    </div>
  );
}

function SealedAttachments({ leavebit }: { leavebit: OpenedLeavebit }) {
  return (
    <ul className="flex flex-col gap-2">
      {leavebit.storedAttachments.map((storedName, index) => (
        <SealedAttachment
          key={storedName}
          id={leavebit.id}
          storedName={storedName}
          name={leavebit.attachments[index]!}
          type={leavebit.names[storedName]?.type ?? ''}
        />
      ))}
    </ul>
  );
}

interface SealedAttachmentProps {
  id: number;
  storedName: string;
  name: string;
  type: string;
}

/** A button instead of a link, because the server doesn't have what is saved. */
function SealedAttachment({ id, storedName, name, type }: SealedAttachmentProps) {
  const t = useListMessages();
  const keys = useUnlockedKeys();
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setIsBusy(true);
    try {
      saveBlob(await openOwnFile({ id, storedName, type }, keys), name);
    } catch (error) {
      const description = getErrorMessage(error, t('downloadFailedNext'));
      toast({ title: t('downloadFailed'), description, variant: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <AttachmentRow label={formatFileName(name)} view={undefined}>
      <Button
        variant="quiet"
        size="small"
        icon={Download}
        isBusy={isBusy}
        aria-label={t('downloadFile', { file: formatFileName(name) })}
        onClick={() => void save()}
      >
        {t('download')}
      </Button>
    </AttachmentRow>
  );
}
