import type { ReadMeanwhile, TakenBack } from '#shared/contracts/release.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { useNameLookup } from '../../people/api.ts';
import { NameAndAddress } from '../../people/person-name.tsx';
import { describeTakenBack } from './taken-back-messages.ts';
import { useReportMessages } from './use-report-messages.ts';

interface WelcomeBackDialogProps {
  meanwhile: ReadMeanwhile;
  /** The substitutes who have lost what the release had passed on to them. */
  takenBack: readonly TakenBack[];
  onClose: () => void;
}

/** What was read while an owner couldn't look after their own affairs. The activity log keeps it. */
export function WelcomeBackDialog({ meanwhile, takenBack, onClose }: WelcomeBackDialogProps) {
  const t = useReportMessages();
  const common = useCommonMessages();
  const { read, unread } = meanwhile;
  const nameOf = useNameLookup();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title={t('welcomeBack')}
      description={t('welcomeBackIntro')}
    >
      <div className="flex flex-col gap-6">
        {read.length > 0 && (
          <section className="flex flex-col gap-3">
            <h3>{t('wereRead', { count: read.length })}</h3>
            <ul className="divide-y rounded-md border">
              {read.map(({ id, description, readers }) => (
                <li key={id} className="flex flex-col gap-1 px-3 py-2.5">
                  <span className="font-medium wrap-anywhere">{description || common('noDescription')}</span>
                  <ul className="flex flex-col gap-1 text-sm">
                    {readers.map((reader) => (
                      <Reader key={reader.email} {...reader} />
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
            <p className="text-sm text-quiet">{t('cannotBeUnread')}</p>
          </section>
        )}
        {unread.length > 0 && (
          <section className="flex flex-col gap-3">
            <h3>{t(read.length === 0 ? 'nobodyRead' : 'nobodyReadThese')}</h3>
            <ul className="divide-y rounded-md border">
              {unread.map(({ id, description }) => (
                <li key={id} className="px-3 py-2.5 wrap-anywhere">
                  {description || common('noDescription')}
                </li>
              ))}
            </ul>
          </section>
        )}
        {read.length === 0 && unread.length === 0 && <p>{t('nothingOpened')}</p>}
        {takenBack.length > 0 && (
          <section className="flex flex-col gap-3">
            <h3>{t('takenBack')}</h3>
            <ul className="flex list-disc flex-col gap-1 pl-5 wrap-anywhere">
              {takenBack.map((one) => (
                <li key={one.email}>
                  {describeTakenBack({ ...one, name: nameOf(one.email) ?? one.name }, t)}
                </li>
              ))}
            </ul>
            <p className="text-sm text-quiet">{t('takenBackWhy')}</p>
          </section>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-quiet">{t('inActivityLog')}</p>
          <ButtonLink variant="secondary" size="small" href={paths.account('activity')} onClick={onClose}>
            {t('toActivityLog')}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}

function Reader({ email, name, readAt, downloadedAt }: ReadMeanwhile['read'][number]['readers'][number]) {
  const t = useReportMessages();
  const known = useNameLookup()(email) ?? name;
  return (
    <li className="wrap-anywhere">
      {known === null ? email : <NameAndAddress name={known} email={email} />}
      <span className="block text-quiet">
        {downloadedAt
          ? t('lastReadDownloaded', { date: formatMoment(readAt), downloaded: formatMoment(downloadedAt) })
          : t('lastRead', { date: formatMoment(readAt) })}
      </span>
    </li>
  );
}
