import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { MessageId } from '#shared/messages/catalog.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { useFormMessages } from '../use-form-messages.ts';
import type { VersionDifference } from './version-diff.ts';

interface ConflictDialogProps {
  /** The version saved elsewhere. */
  latest: Leavebit;
  differences: readonly VersionDifference[];
  /** Files that have been deleted elsewhere. */
  gone?: readonly string[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onGoOn: () => void;
}

const headings = {
  description: 'descriptionPart',
  info: 'infoPart',
  recipients: 'recipientsPart',
  files: 'filesPart',
} satisfies Record<VersionDifference['part'], MessageId<'owner-form'>>;

/** Shows the differences between the two versions side by side. Mount only while open. */
export function ConflictDialog(props: ConflictDialogProps) {
  const t = useFormMessages();
  const { latest, differences, gone = [], onKeepMine, onTakeTheirs, onGoOn } = props;
  const hasFiles = differences.some(({ part }) => part === 'files');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onGoOn()}
      size="large"
      title={t('versions')}
      description={t('versionsReason', { date: formatMoment(latest.lastUpdate) })}
      footer={
        <>
          <Button variant="secondary" onClick={onGoOn}>
            {t('keepEditing')}
          </Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            {t('takeTheirs')}
          </Button>
          <Button onClick={onKeepMine}>{t('keepMine')}</Button>
        </>
      }
    >
      {differences.length === 0 && gone.length === 0 && <p>{t('identical')}</p>}
      <div className="flex flex-col gap-5">
        {differences.map(({ part, mine, theirs }) => (
          <section key={part}>
            <h3 className="mb-2">{t(headings[part])}</h3>
            <div className="grid gap-3 sm:grid-cols-2">
              <Version label={t('yours')} lines={mine} isText={isText(part)} />
              <Version label={t('savedElsewhere')} lines={theirs} isText={isText(part)} />
            </div>
          </section>
        ))}
      </div>
      {gone.length > 0 && (
        <p className="mt-5 wrap-anywhere">{t('deletedElsewhere', { names: gone.join(', ') })}</p>
      )}
      <p className="mt-5 text-sm text-quiet">
        {t('mineReplaces')} {hasFiles && `${t('theirFilesStay')} `}
        {hasFiles ? t('theirsLosesFiles') : t('theirsLosesText')}
      </p>
    </Dialog>
  );
}

const isText = (part: VersionDifference['part']) => part === 'description' || part === 'info';

interface VersionProps {
  label: string;
  lines: readonly string[];
  /** True for prose, false for a list. */
  isText: boolean;
}

function Version({ label, lines, isText }: VersionProps) {
  const t = useFormMessages();
  return (
    <div className="rounded-md border bg-sunken p-3">
      <p className="text-sm font-medium text-quiet">{label}</p>
      {lines.length === 0 && <p className="text-quiet">{t('nothing')}</p>}
      {isText ? (
        <p className="wrap-anywhere whitespace-pre-wrap">{lines.join('\n')}</p>
      ) : (
        <ul className="flex flex-col gap-1.5">
          {lines.map((line) => (
            <li key={line} className="leading-snug wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
