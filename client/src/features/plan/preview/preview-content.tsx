import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { formatFileName } from '#shared/domain/file-names.ts';
import { ContentSection } from '../../recipients/view/leavebit-content.tsx';
import { stripDirectionMarks } from '../../recipients/view/direction-marks.ts';

/** A readable LeaveBit's text and file names. The preview never opens the files. */
export function PreviewContent({ leavebit }: { leavebit: SharedLeavebit }) {
  const { infoFields, attachments = [], isTruncated } = leavebit;
  return (
    <>
      <ContentSection heading="h3" title="Info">
        {infoFields ? (
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {stripDirectionMarks(infoFields)}
          </p>
        ) : (
          <p className="text-quiet">
            {isTruncated ? 'This text is too long to preview.' : 'There’s no text here.'}
          </p>
        )}
      </ContentSection>
      {attachments.length > 0 && (
        <ContentSection heading="h3" title="Attachments to view and download">
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
