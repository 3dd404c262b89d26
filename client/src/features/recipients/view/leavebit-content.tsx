import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { AttachmentList } from './attachment-list.tsx';
import { stripDirectionMarks } from './direction-marks.ts';
import { KeepActions } from './keep-actions.tsx';

interface LeavebitContentProps {
  leavebit: { id: number; infoFields?: string | undefined; attachments?: readonly string[] | undefined };
  emailSessionId: string;
  /** The heading level, one below the heading that names the LeaveBit. */
  heading: 'h2' | 'h3';
  /** Opens the browser's print dialog as soon as the content is shown. */
  printsAtOnce?: boolean;
  onExpired: () => void;
}

/** The content of an unlocked LeaveBit: its text and attachments. */
export function LeavebitContent(props: LeavebitContentProps) {
  const { leavebit, emailSessionId, heading, printsAtOnce = false, onExpired } = props;
  const { id, infoFields, attachments = [] } = leavebit;
  useEffect(() => {
    if (printsAtOnce) window.print();
  }, [printsAtOnce]);
  return (
    <>
      <ContentSection heading={heading} title="Info">
        {infoFields ? (
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {stripDirectionMarks(infoFields)}
          </p>
        ) : (
          <p className="text-quiet">There’s no text here.</p>
        )}
        <KeepActions id={id} emailSessionId={emailSessionId} onExpired={onExpired} />
      </ContentSection>
      {attachments.length > 0 && (
        <ContentSection heading={heading} title="Attachments">
          <AttachmentList id={id} names={attachments} emailSessionId={emailSessionId} onExpired={onExpired} />
        </ContentSection>
      )}
    </>
  );
}

interface ContentPartProps {
  heading: 'h2' | 'h3';
  title: string;
  children: ReactNode;
}

export function ContentSection({ heading: Heading, title, children }: ContentPartProps) {
  return (
    <section>
      <Heading className="mb-1.5 font-sans text-sm font-medium text-quiet">{title}</Heading>
      {children}
    </section>
  );
}
