import { useMutation } from '@tanstack/react-query';
import type { ReportLinkErrorReason } from '#shared/contracts/report-links.ts';
import type { OwnerNames } from '#shared/domain/display-names.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import { getErrorCode } from '#client/lib/http/api-client.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';
import { resendConfirmationRequest } from '../../api.ts';
import { AlreadyConfirmedFrame } from '../confirm/confirm-done.tsx';
import { InvalidLink, LostLinksAction } from '../invalid-link.tsx';
import { parseReportLinkError } from '../link-error.ts';
import { useLinkMessages } from '../link-messages.ts';
import { LeaveBitsOpened } from './leavebits-opened.tsx';
import { describeReporterLinkError } from './reporter-link-error.ts';

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
  const messages = useLinkMessages('report');
  if (reason === 'released' && owner) return <LeaveBitsOpened owner={owner} />;
  return reason === 'asked' || reason === 'denied' ? (
    <RunningReport title={title} reason={reason} token={token} owner={owner} />
  ) : (
    <InvalidLink
      title={reason === 'suspended' ? messages.t('onHold') : title}
      explanation={describeReporterLinkError(messages, reason, owner)}
      {...(reason === 'unknown' && { action: <LostLinksAction /> })}
    />
  );
}

function RunningReport({ title, reason, token, owner }: RefusedReportProps & { reason: 'asked' | 'denied' }) {
  const messages = useLinkMessages('report');
  const { t, links } = messages;
  const getErrorMessage = useErrorMessage();
  const { mutate, data: answer, isPending, error } = useMutation({ mutationFn: resendConfirmationRequest });
  // The report may have been resolved since the page was opened, or the owner may have removed this reporter.
  const refused = parseReportLinkError(error);
  useHeadingFocus(answer?.alreadyConfirmed ? 'confirmed' : (refused ?? 'running'));

  if (answer?.alreadyConfirmed) {
    return (
      <AlreadyConfirmedFrame>
        <p className="text-lg">{t('alreadyConfirmed')}</p>
        <p>{links('decision')}</p>
      </AlreadyConfirmedFrame>
    );
  }
  if (refused) return <ReportUnavailable title={title} reason={refused} token={token} owner={owner} />;
  return (
    <InvalidLink
      title={title}
      explanation={describeReporterLinkError(messages, reason, owner)}
      action={
        <>
          {error && (
            <Banner
              tone={getErrorCode(error) === 'unreachable' ? 'danger' : 'warning'}
              role="alert"
              title={t('notSent')}
            >
              {getErrorMessage(error, links('tryLater'))}
            </Banner>
          )}
          {!answer && (
            <Button variant="secondary" isBusy={isPending} onClick={() => mutate(token)}>
              {t('sendAgain')}
            </Button>
          )}
          <div role="status">
            {answer?.againAt && (
              <Banner tone="success" title={t('sent')}>
                {t('sentText', { moment: formatMoment(answer.againAt, t) })}
              </Banner>
            )}
          </div>
        </>
      }
    />
  );
}
