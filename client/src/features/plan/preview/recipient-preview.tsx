import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import type { PlanPreview } from '#shared/contracts/plan.ts';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { getErrorCode, getErrorMessage } from '#client/lib/http/api-client.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { useNameLookup } from '../../people/api.ts';
import { AfterReleaseGuide } from '../../recipients/view/after-release-guide.tsx';
import { LeavebitDetailsFrame } from '../../recipients/view/leavebit-details-dialog.tsx';
import { LoadMoreButton } from '../../recipients/view/load-more-button.tsx';
import { SharedLeavebitGrid } from '../../recipients/view/shared-leavebit-grid.tsx';
import { planPreviewQuery } from '../api.ts';
import { PreviewContent } from './preview-content.tsx';
import { ExpectedMails } from './expected-mails.tsx';
import { MomentChoice, TODAY_CHOICE } from './moment-choice.tsx';

const isOpen = ({ isLocked, subscriptionBlocked }: SharedLeavebit) => !isLocked && !subscriptionBlocked;

/** Continues the moment of a preview. Nothing is assumed about an owner whose estate is open already. */
function describeAssumption({ estate, reportType }: PlanPreview): string {
  if (estate === 'lapsed') return ', with your payments stopped';
  if (reportType === null) return '';
  return `, with your ${reportType} confirmed`;
}

/** Shows what a person would see of the owner's LeaveBits at a given moment. */
export function RecipientPreview({ email }: { email: string }) {
  const name = useNameLookup()(email) ?? email;
  const [choice, setChoice] = useState(TODAY_CHOICE);
  const [shown, setShown] = useState<SharedLeavebit | null>(null);
  const query = useInfiniteQuery(planPreviewQuery({ email, ...choice }));
  const { error, isFetching, isPlaceholderData, refetch } = query;
  const isShared = getErrorCode(error) !== 'not-found';
  const pages = query.data?.pages;
  // Every page repeats the moment and the emails.
  const data = pages?.[0];
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="wrap-anywhere">What {name} sees</h1>
        <p className="mt-1 max-w-reading text-quiet">
          This is their own page at the time you choose. Nothing is sent or marked as read.
        </p>
      </div>
      <MomentChoice choice={choice} onChoose={setChoice} />
      {isShared || (
        <Banner role="status" title="Nothing is shared with this person">
          They may have left, or you may have removed them. They wouldn’t see anything.
        </Banner>
      )}
      {error && isShared && (
        <Banner
          tone="danger"
          role="alert"
          title="This couldn’t be shown"
          action={
            <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {getErrorMessage(error, 'Nothing has changed. Please try again in a moment.')}
        </Banner>
      )}
      {!error && (
        <section
          aria-label={`Preview of what ${name} sees`}
          aria-busy={isPlaceholderData}
          className="rounded-lg border-2 border-dashed border-primary p-3 sm:p-5"
        >
          <p role="status" className="mb-4 flex items-start gap-2 font-medium text-primary">
            <Eye aria-hidden className="mt-0.5 size-5 shrink-0" />
            <span>
              Preview{data && `: ${formatMoment(data.at)}${describeAssumption(data)}`}. Only you can see this.
            </span>
          </p>
          {data && (
            <div className="mb-4">
              {/* Opened again for each moment, as for somebody who visits then for the first time. */}
              <AfterReleaseGuide
                key={`${data.at} ${data.estate} ${data.reportType}`}
                leavebits={data.leavebits}
              />
            </div>
          )}
          <SharedLeavebitGrid
            leavebits={pages?.flatMap(({ leavebits }) => leavebits)}
            empty={null}
            isOpen={isOpen}
            onShow={setShown}
            label={`LeaveBits shared with ${name}`}
          />
          <LoadMoreButton query={query} />
        </section>
      )}
      {data && !error && <ExpectedMails mails={data.mails} name={name} isToday={choice.moment === 'today'} />}
      {shown && (
        <LeavebitDetailsFrame leavebit={shown} onClose={() => setShown(null)}>
          <PreviewContent leavebit={shown} />
        </LeavebitDetailsFrame>
      )}
    </div>
  );
}
