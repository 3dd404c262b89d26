import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
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

/** Shows the differences between the two versions side by side. Mount only while open. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { latest, differences, gone = [], onKeepMine, onTakeTheirs, onGoOn } = props;
  const hasFiles = differences.some(({ part }) => part === 'Files');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onGoOn()}
      size="large"
      title="Two versions of this LeaveBit"
      description={`It was saved somewhere else on ${formatMoment(latest.lastUpdate)}, after you opened it here. Nothing is lost. Please choose which version to keep.`}
      footer={
        <>
          <Button variant="secondary" onClick={onGoOn}>
            Keep editing
          </Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            Use the saved version
          </Button>
          <Button onClick={onKeepMine}>Keep mine</Button>
        </>
      }
    >
      {differences.length === 0 && gone.length === 0 && <p>Both versions are identical.</p>}
      <div className="flex flex-col gap-5">
        {differences.map(({ part, mine, theirs }) => (
          <section key={part}>
            <h3 className="mb-2">{part}</h3>
            <div className="grid gap-3 sm:grid-cols-2">
              <Version label="Yours" lines={mine} isText={isText(part)} />
              <Version label="Saved elsewhere" lines={theirs} isText={isText(part)} />
            </div>
          </section>
        ))}
      </div>
      {gone.length > 0 && (
        <p className="mt-5 wrap-anywhere">
          These files were deleted in the saved version. They stay deleted whichever version you keep:{' '}
          {gone.join(', ')}.
        </p>
      )}
      <p className="mt-5 text-sm text-quiet">
        If you keep yours, it replaces the differences above.
        {hasFiles && ' Files in the saved version stay, except those you marked for deletion.'} If you use the
        saved version, you’ll lose what you typed here{hasFiles && ' and the files you chose'}.
      </p>
    </Dialog>
  );
}

const isText = (part: VersionDifference['part']) => part === 'Description' || part === 'Info';

interface VersionProps {
  label: string;
  lines: readonly string[];
  /** True for prose, false for a list. */
  isText: boolean;
}

function Version({ label, lines, isText }: VersionProps) {
  return (
    <div className="rounded-md border bg-sunken p-3">
      <p className="text-sm font-medium text-quiet">{label}</p>
      {lines.length === 0 && <p className="text-quiet">Nothing</p>}
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
