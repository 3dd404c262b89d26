import type { ReadMeanwhile, TakenBack } from '#shared/contracts/release.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { formatCount } from '#shared/domain/format-count.ts';
import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { useNameLookup } from '../../people/api.ts';
import { NameAndAddress } from '../../people/person-name.tsx';
import { describeTakenBack } from './taken-back-messages.ts';

interface WelcomeBackDialogProps {
  meanwhile: ReadMeanwhile;
  /** The substitutes who have lost what the release had passed on to them. */
  takenBack: readonly TakenBack[];
  onClose: () => void;
}

/** What was read while an owner couldn't look after their own affairs. The activity log keeps it. */
export function WelcomeBackDialog({ meanwhile, takenBack, onClose }: WelcomeBackDialogProps) {
  const { read, unread } = meanwhile;
  const nameOf = useNameLookup();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title="Welcome back"
      description="Everything is locked again. Your recipients and reporters have been told that you’re back, but not what was read."
    >
      <div className="flex flex-col gap-6">
        {read.length > 0 && (
          <section className="flex flex-col gap-3">
            <h3>{formatCount(read.length, 'LeaveBit was', 'LeaveBits were')} read</h3>
            <ul className="divide-y rounded-md border">
              {read.map(({ id, description, readers }) => (
                <li key={id} className="flex flex-col gap-1 px-3 py-2.5">
                  <span className="font-medium wrap-anywhere">{description || 'No description yet'}</span>
                  <ul className="flex flex-col gap-1 text-sm">
                    {readers.map((reader) => (
                      <Reader key={reader.email} {...reader} />
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
            <p className="text-sm text-quiet">
              What people have read or downloaded can’t be unread. If it included passwords, you may want to
              change them.
            </p>
          </section>
        )}
        {unread.length > 0 && (
          <section className="flex flex-col gap-3">
            <h3>{read.length === 0 ? 'Nobody read anything' : 'Nobody read these'}</h3>
            <ul className="divide-y rounded-md border">
              {unread.map(({ id, description }) => (
                <li key={id} className="px-3 py-2.5 wrap-anywhere">
                  {description || 'No description yet'}
                </li>
              ))}
            </ul>
          </section>
        )}
        {read.length === 0 && unread.length === 0 && (
          <p>Nothing had been opened, so nobody has read anything.</p>
        )}
        {takenBack.length > 0 && (
          <section className="flex flex-col gap-3">
            <h3>Taken back</h3>
            <ul className="flex list-disc flex-col gap-1 pl-5 wrap-anywhere">
              {takenBack.map((one) => (
                <li key={one.email}>{describeTakenBack({ ...one, name: nameOf(one.email) ?? one.name })}</li>
              ))}
            </ul>
            <p className="text-sm text-quiet">
              They’d received it because someone else hadn’t opened it. If there’s ever another release, it’s
              for the people you named first again.
            </p>
          </section>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-quiet">You’ll find all of this in your activity log, too.</p>
          <ButtonLink variant="secondary" size="small" href={paths.account('activity')} onClick={onClose}>
            Go to your activity log
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}

function Reader({ email, name, readAt, downloadedAt }: ReadMeanwhile['read'][number]['readers'][number]) {
  const known = useNameLookup()(email) ?? name;
  return (
    <li className="wrap-anywhere">
      {known === null ? email : <NameAndAddress name={known} email={email} />}
      <span className="block text-quiet">
        Last read on {formatMoment(readAt)}
        {downloadedAt && `, downloaded on ${formatMoment(downloadedAt)}`}
      </span>
    </li>
  );
}
