import type { ReactNode } from 'react';
import { Download } from 'lucide-react';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { formatMoment } from '../../lib/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAttachmentDownload } from './use-attachment-download.ts';

interface LeavebitDetailsDialogProps {
  leavebit: SharedLeavebit;
  emailSessionId: string;
  onClose: () => void;
  onExpired: () => void;
}

/** Mounted while it is open. */
export function LeavebitDetailsDialog(props: LeavebitDetailsDialogProps) {
  const { leavebit, emailSessionId, onClose, onExpired } = props;
  const { description, username, lastUpdate, infoFields, sharingEmails, attachments = [] } = leavebit;
  const { download, busyNames, problem } = useAttachmentDownload(leavebit.id, emailSessionId, onExpired);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title={<span className="wrap-anywhere">{description || 'No description yet'}</span>}
      description={
        <>
          <span className="block text-sm wrap-anywhere">From {username}</span>
          <span className="block text-sm">Last updated {formatMoment(lastUpdate)}</span>
        </>
      }
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        <Part title="Info">
          {infoFields ? (
            <p className="wrap-anywhere whitespace-pre-wrap">{infoFields}</p>
          ) : (
            <p className="text-quiet">No text was left here.</p>
          )}
        </Part>
        {attachments.length > 0 && (
          <Part title="Attachments">
            {problem && (
              <Banner tone="danger" role="alert" title="Download Failed" className="mb-3">
                {problem}
              </Banner>
            )}
            <ul className="flex flex-col gap-2">
              {attachments.map((name) => (
                <li
                  key={name}
                  className="flex flex-wrap items-center justify-between gap-2 rounded-md border p-2 pl-4"
                >
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                  <Button
                    variant="quiet"
                    size="small"
                    icon={Download}
                    isBusy={busyNames.has(name)}
                    aria-label={`Download ${name}`}
                    onClick={() => void download(name)}
                  >
                    Download
                  </Button>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part title="Shared with">
          <ul className="flex flex-col gap-1">
            {sharingEmails.map((email) => (
              <li key={email} className="wrap-anywhere">
                {email}
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 font-sans text-sm font-medium text-quiet">{title}</h3>
      {children}
    </section>
  );
}
