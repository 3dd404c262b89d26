import type { ReactNode } from 'react';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { serverNow } from '#client/lib/http/server-clock.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { describeClosing, describeHeadline } from './list-messages.ts';
import type { ViewSession } from '../verification/email-session.ts';
import { ReleaseExplanation } from './release-explanation.tsx';
import { LazyLeavebitContent } from './lazy-leavebit-content.tsx';
import { ContentSection, LeavebitContent } from './leavebit-content.tsx';

interface LeavebitDetailsProps {
  leavebit: SharedLeavebit;
  onClose: () => void;
  /** The LeaveBit's text and files. */
  children: ReactNode;
}

/** A dialog with a LeaveBit's details. Mount only while open. */
export function LeavebitDetailsFrame({ leavebit, onClose, children }: LeavebitDetailsProps) {
  const t = useMessages('recipients');
  const site = useMessages('site');
  const { username, ownerName, lastUpdate, sharingEmails, release, readableUntil } = leavebit;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title={<span className="wrap-anywhere">{describeHeadline(leavebit, t)}</span>}
      description={
        <>
          <span className="block text-sm wrap-anywhere">
            {t('from', { sender: formatNameAndEmail({ name: ownerName, email: username }) })}
          </span>
          <span className="block text-sm">{t('updated', { date: formatMoment(lastUpdate, t) })}</span>
          {readableUntil && (
            <span className="mt-2 block text-sm text-ink">
              {describeClosing(readableUntil, serverNow(), t).text} {t('saveIt')}
            </span>
          )}
        </>
      }
      footer={
        <Button variant="secondary" onClick={onClose}>
          {site('close')}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        {children}
        {release && <ReleaseExplanation release={release} />}
        <ContentSection heading="h3" title={t('sharedWith')}>
          <ul className="flex flex-col gap-1">
            {sharingEmails.map((email) => (
              <li key={email} translate="no" className="wrap-anywhere">
                {email}
              </li>
            ))}
          </ul>
        </ContentSection>
      </div>
    </Dialog>
  );
}

interface LeavebitDetailsDialogProps {
  leavebit: SharedLeavebit;
  session: ViewSession;
  /** Opens the browser's print dialog as soon as the content is shown. */
  printsAtOnce?: boolean;
  onClose: () => void;
  onExpired: () => void;
}

/** A LeaveBit's details, including its files, for a verified recipient. */
export function LeavebitDetailsDialog(props: LeavebitDetailsDialogProps) {
  const { leavebit, session, printsAtOnce, onClose, onExpired } = props;
  return (
    <LeavebitDetailsFrame leavebit={leavebit} onClose={onClose}>
      {leavebit.isTruncated ? (
        <LazyLeavebitContent
          id={leavebit.id}
          session={session}
          printsAtOnce={printsAtOnce}
          onExpired={onExpired}
        />
      ) : (
        <LeavebitContent
          leavebit={leavebit}
          session={session}
          heading="h3"
          printsAtOnce={printsAtOnce}
          onExpired={onExpired}
        />
      )}
    </LeavebitDetailsFrame>
  );
}
