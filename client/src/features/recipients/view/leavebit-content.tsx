import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { preloadableComponent } from '#client/lib/lazy/preloadable-component.tsx';
import type { ViewSession } from '../verification/email-session.ts';
import { AttachmentList } from './attachment-list.tsx';
import { KeepActions } from './keep-actions.tsx';
import { LeavebitText } from './leavebit-text.tsx';

// Loaded by those who were left something sealed.
const SealedContent = preloadableComponent(() => import('./sealed/sealed-content.tsx'), 'SealedContent', [
  'sealed',
  'cards',
]);

interface LeavebitContentProps {
  leavebit: {
    id: number;
    infoFields?: string | undefined;
    attachments?: readonly string[] | undefined;
    sealed?: boolean | undefined;
    sealedNames?: string | undefined;
    lastUpdate?: string;
  };
  session: ViewSession;
  /** The heading level, one below the heading that names the LeaveBit. */
  heading: 'h2' | 'h3';
  /** Opens the browser's print dialog as soon as the content is shown. */
  printsAtOnce?: boolean;
  onExpired: () => void;
}

/** The content of an unlocked LeaveBit: its text and attachments. A sealed one asks for the card first. */
export function LeavebitContent({ printsAtOnce = false, ...props }: LeavebitContentProps) {
  return props.leavebit.sealed ? (
    <SealedContent printsAtOnce={printsAtOnce} {...props} />
  ) : (
    <PlainContent printsAtOnce={printsAtOnce} {...props} />
  );
}

function PlainContent(props: LeavebitContentProps) {
  const t = useMessages('recipients');
  const { leavebit, session, heading, printsAtOnce, onExpired } = props;
  const { emailSessionId } = session;
  const { id, infoFields, attachments = [] } = leavebit;
  useEffect(() => {
    if (printsAtOnce) window.print();
  }, [printsAtOnce]);
  return (
    <>
      <ContentSection heading={heading} title={t('info')}>
        {infoFields ? <LeavebitText text={infoFields} /> : <p className="text-quiet">{t('noText')}</p>}
        <KeepActions
          id={id}
          hasText={Boolean(infoFields)}
          emailSessionId={emailSessionId}
          onExpired={onExpired}
        />
      </ContentSection>
      {attachments.length > 0 && (
        <ContentSection heading={heading} title={t('attachments')}>
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
