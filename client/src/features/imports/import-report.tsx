import { Banner } from '../../ui/banner.tsx';
import type { ImportResult } from './drafts.ts';
import { useImportMessages } from './use-import-messages.ts';

/** The longest list that is shown without asking. */
const FEW = 10;

/** Says what a file was read as, what to check in all of it, and which entries were left out or changed. */
export function ImportReport({ found }: { found: ImportResult }) {
  const t = useImportMessages();
  const { source, entryCount, drafts, report } = found;
  const leftOut = (entryCount ?? drafts.length) - drafts.length;
  const notices = report.filter(({ isAboutFile }) => isAboutFile);
  const rows = report.filter(({ isAboutFile }) => !isAboutFile);
  return (
    <>
      {source !== null && (
        <p>
          {t('readAs', { source, count: entryCount ?? 0 })}{' '}
          {leftOut > 0 && <strong className="font-medium">{t('leftOut', { count: leftOut })}</strong>}
        </p>
      )}
      {notices.length > 0 && (
        <Banner tone="warning">
          {notices.map(({ reason }) => (
            <p key={reason}>{reason}</p>
          ))}
        </Banner>
      )}
      {rows.length > 0 && (
        <details open={leftOut > 0 && rows.length <= FEW} className="rounded-md border border-line px-4 py-3">
          <summary className="cursor-pointer font-medium">{t('leftOutOrChanged')}</summary>
          <ul className="mt-3 flex flex-col gap-2 text-sm">
            {rows.map(({ subject, reason }, index) => (
              <li key={index} className="wrap-anywhere">
                <span className="font-medium">{subject}</span>
                <span className="block text-quiet">{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
