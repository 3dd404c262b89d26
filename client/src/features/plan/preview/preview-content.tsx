import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { formatFileName } from '#shared/domain/file-names.ts';
import { ContentSection } from '../../recipients/view/leavebit-content.tsx';
import { LeavebitText } from '../../recipients/view/leavebit-text.tsx';

/** A readable LeaveBit's text and file names. The preview never opens the files. */
export function PreviewContent({ leavebit }: { leavebit: SharedLeavebit }) {
  const { infoFields, attachments = [], isTruncated, sealed } = leavebit;
  return (
    <>
      <ContentSection heading="h3" title="Info">
        {sealed ? (
          <p className="text-quiet">It’s sealed. They can read it with their card.</p>
        ) : infoFields ? (
          <LeavebitText text={infoFields} />
        ) : (
          <p className="text-quiet">
            {isTruncated ? 'This text is too long to preview.' : 'There’s no text here.'}
          </p>
        )}
      </ContentSection>
      {attachments.length > 0 && !sealed && (
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
