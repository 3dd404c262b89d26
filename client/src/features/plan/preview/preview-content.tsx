import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { formatFileName } from '#shared/domain/file-names.ts';
import { ContentSection } from '../../recipients/view/leavebit-content.tsx';
import { LeavebitText } from '../../recipients/view/leavebit-text.tsx';
import { usePreviewMessages } from './use-preview-messages.ts';

/** A readable LeaveBit's text and file names. The preview never opens the files. */
export function PreviewContent({ leavebit }: { leavebit: SharedLeavebit }) {
  const t = usePreviewMessages();
  const { infoFields, attachments = [], isTruncated, sealed } = leavebit;
  return (
    <>
      <ContentSection heading="h3" title={t('info')}>
        {sealed ? (
          <p className="text-quiet">{t('sealed')}</p>
        ) : infoFields ? (
          <LeavebitText text={infoFields} />
        ) : (
          <p className="text-quiet">{t(isTruncated ? 'tooLong' : 'noText')}</p>
        )}
      </ContentSection>
      {attachments.length > 0 && !sealed && (
        <ContentSection heading="h3" title={t('attachments')}>
          <ul className="flex flex-col gap-1">
            {attachments.map((name) => (
              <li key={name} className="wrap-anywhere">
                <bdi>{formatFileName(name)}</bdi>
              </li>
            ))}
          </ul>
        </ContentSection>
      )}
    </>
  );
}
