import { useMutation } from '@tanstack/react-query';
import type { ReportLinkErrorReason } from '#shared/contracts/report-links.ts';
import type { OwnerNames } from '#shared/domain/display-names.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { getErrorCode, getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';
import { resendConfirmationRequest } from '../../api.ts';
import { AlreadyConfirmedFrame } from '../confirm/confirm-done.tsx';
import { InvalidLink, lostLinksAction } from '../invalid-link.tsx';
import { parseReportLinkError } from '../link-error.ts';
import { describeReporterLinkError } from '../link-error-messages.ts';
import { LeaveBitsOpened } from './leavebits-opened.tsx';

interface RefusedReportProps {
  title: string;
  reason: ReportLinkErrorReason;
  /** The reporter's own link. */
  token: string;
  /** Null for an unknown link. */
  owner: OwnerNames | null;
}

/** Shown to a reporter who can't report now. If they can still confirm a pending report, they can have its email resent. */
export function ReportUnavailable({ title, reason, token, owner }: RefusedReportProps) {
  if (reason === 'released' && owner) return <LeaveBitsOpened owner={owner} />;
  return reason === 'asked' || reason === 'denied' ? (
    <RunningReport title={title} reason={reason} token={token} owner={owner} />
  ) : (
    <InvalidLink
      title={reason === 'suspended' ? 'This link is on hold' : title}
      explanation={describeReporterLinkError(reason, owner)}
      {...(reason === 'unknown' && { action: lostLinksAction })}
    />
  );
}

function RunningReport({ title, reason, token, owner }: RefusedReportProps & { reason: 'asked' | 'denied' }) {
  const { mutate, data: answer, isPending, error } = useMutation({ mutationFn: resendConfirmationRequest });
  // The report may have been resolved since the page was opened, or the owner may have removed this reporter.
  const refused = parseReportLinkError(error);
  useHeadingFocus(answer?.alreadyConfirmed ? 'confirmed' : (refused ?? 'running'));

  if (answer?.alreadyConfirmed) {
    return (
      <AlreadyConfirmedFrame>
        <p className="text-lg">You’ve already confirmed this report. You don’t need to do anything else.</p>
        <p>We’ll email you once there’s a decision.</p>
      </AlreadyConfirmedFrame>
    );
  }
  if (refused) return <ReportUnavailable title={title} reason={refused} token={token} owner={owner} />;
  return (
    <InvalidLink
      title={title}
      explanation={describeReporterLinkError(reason, owner)}
      action={
        <>
          {error && (
            <Banner
              tone={getErrorCode(error) === 'unreachable' ? 'danger' : 'warning'}
              role="alert"
              title="We didn’t send it again"
            >
              {getErrorMessage(error, 'Please try again in a moment.')}
            </Banner>
          )}
          {!answer && (
            <Button variant="secondary" isBusy={isPending} onClick={() => mutate(token)}>
              Send me that email again
            </Button>
          )}
          <div role="status">
            {answer?.againAt && (
              <Banner tone="success" title="We’ve sent it again">
                It’s on its way to the address you use as a reporter. If it doesn’t arrive, you can request it
                again here from {formatMoment(answer.againAt)}.
              </Banner>
            )}
          </div>
        </>
      }
    />
  );
}
